import { useEffect } from 'react';
import { trusted } from '@/shared/trustedTypes';

interface JsonLdProps {
  /** What schema.org knows: `@type` and its properties; what is undefined is left out. */
  thing: Readonly<Record<string, unknown>>;
}

/**
 * Structured data for search engines. The element is added to the head by hand, because React creates scripts from HTML,
 * which Trusted Types forbid.
 */
export function JsonLd({ thing }: JsonLdProps) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    // A name with "</script>" in it must not end the data where the page is saved as HTML.
    script.text = trusted.createScript(text.replaceAll('<', String.raw`\u003c`));
    document.head.append(script);
    return () => script.remove();
  }, [text]);
  return null;
}
