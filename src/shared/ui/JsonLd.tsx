interface JsonLdProps {
  /** What schema.org knows: `@type` and its properties; what is undefined is left out. */
  thing: Readonly<Record<string, unknown>>;
}

/** What the page shows, told to search engines; data, so that no policy for scripts has to allow it. */
export function JsonLd({ thing }: JsonLdProps) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  // A name with "</script>" in it must not end the data.
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}
