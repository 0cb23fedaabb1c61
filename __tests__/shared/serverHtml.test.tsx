import { render, screen } from '@testing-library/react';
import { ServerHtml } from '@/shared/ui';

async function shown(html: string, ownPicture?: string) {
  render(<ServerHtml html={`<p>Hello</p>${html}`} ownPicture={ownPicture} />);
  // A megabyte of markup takes long on a busy machine.
  return (await screen.findByText('Hello', {}, { timeout: 25_000 })).parentElement as HTMLElement;
}

describe('HTML of the server', () => {
  it('keeps its structure', async () => {
    const prose = await shown(
      '<h2>Made to be used</h2><ul><li>Refills</li></ul><table><tr><th scope="row">Size</th><td colspan="2">L</td></tr></table>' +
        '<img src="/media/a.png" alt="A lamp">',
    );
    expect(prose.querySelector('h2')).toHaveTextContent('Made to be used');
    expect(prose.querySelector('li')).toHaveTextContent('Refills');
    expect(prose.querySelector('td')).toHaveAttribute('colspan', '2');
    expect(prose.querySelector('img')).toHaveAttribute('src', '/media/a.png');
    expect(prose.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });

  it('removes scripts, handlers, forms, drawings, styles and ids', async () => {
    const prose = await shown(
      '<script>x</script><img src="/a.png" onerror="x" srcset="https://evil.example/b.png 2x"><form action="/x"><input><button>ok</button></form>' +
        '<p style="position:fixed" class="MuiDialog-root" id="root" tabindex="1" popover data-x="1">text</p><style>*{display:none}</style>' +
        '<svg onload="x"><a href="javascript:x"><text>svg</text></a><use href="https://evil.example/s.svg#x"/></svg><math><mi>m</mi></math>' +
        '<base href="https://evil.example"><link rel="stylesheet" href="https://evil.example/x.css"><meta http-equiv="refresh" content="0;url=https://evil.example">' +
        '<table background="https://evil.example/t.png"><tr><td>cell</td></tr></table><dialog open>boo</dialog><marquee>m</marquee><template><img src=x onerror=x></template>',
    );
    expect(
      prose.querySelector(
        'script, form, input, button, style, svg, math, base, link, meta, dialog, marquee, template',
      ),
    ).toBeNull();
    expect(prose.innerHTML).not.toMatch(
      /on\w+=|style=|class=|id=|tabindex|popover|data-|srcset|background|evil/,
    );
    expect(prose).toHaveTextContent('text');
  });

  it('requests nothing from other origins: embedded content becomes a link', async () => {
    const prose = await shown(
      '<img src="https://evil.example/pixel.gif"><img src="//evil.example/pixel.gif" alt="A chair">' +
        '<iframe src="https://films.example/embed/1"></iframe><video src="https://films.example/2.mp4" poster="https://evil.example/p.png"></video>' +
        '<object data="javascript:x"></object><embed src="data:text/html,x"><picture><source srcset="https://evil.example/x.avif"><img src="/own.png"></picture>' +
        '<img src="data:image/svg+xml,<svg onload=x>"><audio><source src="https://evil.example/a.mp3"></audio>',
    );
    const addresses = [...prose.querySelectorAll('[src], [data], [poster], [srcset]')].map(
      (element) => element.getAttribute('src') ?? 'elsewhere',
    );
    expect(addresses).toEqual(['/own.png']);
    expect([...prose.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'evil.example',
      'A chair',
      'films.example',
      'films.example',
    ]);
  });

  it('shows pictures of the origin of the server’s pictures, without a referrer', async () => {
    const prose = await shown(
      '<img src="https://pictures.example/b.jpg" width="640" height="360"><img src="https://pictures.example.evil.example/c.jpg">' +
        '<img src="http://pictures.example/d.jpg" width="100%"><table width="9999"><tr><td width="900">cell</td></tr></table>',
      'https://pictures.example/2026/a.jpg',
    );
    const pictures = [...prose.querySelectorAll('img')];
    expect(pictures.map(({ src }) => src)).toEqual(['https://pictures.example/b.jpg']);
    expect(pictures[0]).toHaveAttribute('referrerpolicy', 'no-referrer');
    // The space of the picture is reserved before it loads.
    expect(pictures[0]).toHaveAttribute('width', '640');
    expect(prose.querySelector('table[width], td[width]')).toBeNull();
  });

  it('gives a picture without a description an empty alt, and keeps the alt of the others', async () => {
    const prose = await shown('<img src="/media/a.png"><img src="/media/b.png" alt="A lamp">');
    const pictures = [...prose.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['', 'A lamp']);
  });

  it('takes a picture without a leading slash from the root, whatever page shows it', async () => {
    const prose = await shown('<img src="storage/a.png">');
    expect(prose.querySelector('img')).toHaveAttribute('src', '/storage/a.png');
  });

  it('trusts no invalid picture URL as an origin', async () => {
    const prose = await shown('<img src="https://evil.example/a.gif"><img src="nonsense:b">', 'javascript:x');
    expect(prose.querySelector('img')).toBeNull();
  });

  it('nests its headings below the page’s own, and skips no level', async () => {
    const prose = await shown(
      '<h3 dir="rtl">Care</h3><h5>Wash</h5><h6>By hand</h6><h5>Dry</h5><h1>Size <em>chart</em></h1><h4>Feet</h4><h1>Last</h1>',
    );
    const outline = [...prose.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    );
    expect(outline).toEqual([
      'H2 Care',
      'H3 Wash',
      'H4 By hand',
      'H3 Dry',
      'H2 Size chart',
      'H3 Feet',
      'H2 Last',
    ]);
    expect(prose.querySelector('h2')).toHaveAttribute('dir', 'rtl');
    expect(prose.querySelector('h2 em')).toHaveTextContent('chart');
  });

  it('opens links in a new tab, and only safe ones', async () => {
    const prose = await shown(
      '<a href="https://example.org">good</a><a href="javascript:x">bad</a>' +
        '<a href=" java&#10;script:x">bad</a><a href="data:text/html,x">bad</a><a href="vbscript:x">bad</a>',
    );
    const [good, ...bad] = prose.querySelectorAll('a');
    expect(good).toHaveAttribute('rel', 'noopener noreferrer');
    expect(good).toHaveAttribute('target', '_blank');
    expect(bad).toHaveLength(4);
    for (const link of bad) expect(link).not.toHaveAttribute('href');
  });

  it('parses a text of a megabyte, and a table of ten thousand cells', async () => {
    const row = `<tr>${'<td>x</td>'.repeat(100)}</tr>`;
    const prose = await shown(`${'<p>word word word</p>'.repeat(48_000)}<table>${row.repeat(100)}</table>`);
    expect(prose.querySelectorAll('p')).toHaveLength(48_001);
    expect(prose.querySelectorAll('td')).toHaveLength(10_000);
  });
});
