import { linkParts } from '@/domain/linkParts';

/** What somebody wrote, as text: web addresses can be pressed, nothing else means anything (specification §6). */
export function LinkedText({ text }: { text: string }) {
  return (
    <p dir="auto">
      {linkParts(text).map(({ text: part, href }, index) =>
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
