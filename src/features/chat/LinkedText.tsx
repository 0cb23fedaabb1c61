import { linkSegments } from '@/domain/linkSegments';

/** What somebody wrote, as text: web addresses can be pressed, nothing else means anything (specification §6). */
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
