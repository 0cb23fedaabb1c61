import { Drawing } from '@/shared/ui';

/** Illustration of a shop with an awning, and of the speech bubble that it waits for. */
export function QuietCounter() {
  return (
    <Drawing width={168} height={132}>
      <ellipse className="ground" cx="84" cy="122" rx="66" ry="8" />
      <path className="paper outline" d="M30 62h76v56a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4z" />
      <path className="muted outline" d="M40 78h24v22H40z" />
      <path className="soft accent-outline" d="M76 122V82a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v40z" />
      <path
        className="main"
        d="M32 38h72l10 22a12 12 0 0 1-23 3 12 12 0 0 1-23 0 12 12 0 0 1-23 0 12 12 0 0 1-23-3z"
      />
      <path
        className="light"
        d="M54 38h14v28a12 12 0 0 1-23-3zM82 38h14l-5 25a12 12 0 0 1-23 0z"
        opacity=".6"
      />
      <path
        className="soft accent-outline"
        d="M104 8h42a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10h-20l-14 12V46h-8a10 10 0 0 1-10-10V18a10 10 0 0 1 10-10z"
      />
      <path className="accent thick" d="M112 27h.1M125 27h.1M138 27h.1" />
    </Drawing>
  );
}
