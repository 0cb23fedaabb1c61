import { linkSegments } from './linkSegments';

/** A message as plain text in which only web addresses become links (specification §6). */
export function LinkedText({ text }: { text: string }) {
  return (
    <p dir="auto">
      {linkSegments(text).map(({ text: part, href }, index) =>
        href === null ? (
          part
        ) : (
          <a key={index} href={href} dir="ltr" target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ),
      )}
    </p>
  );
}
