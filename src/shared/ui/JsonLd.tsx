interface JsonLdProps {
  /** A schema.org type with `@type`; undefined properties are omitted. */
  data: Readonly<Record<string, unknown>>;
}

/** Structured data of the page for search engines. Data, not code, so no script policy has to allow it. */
export function JsonLd({ data }: JsonLdProps) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // Escaped, because "</script>" in a name would end the element.
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}
