import { render, screen } from '@testing-library/react';
import { ServerHtml } from '@/shared/ui';

async function shown(html: string) {
  render(<ServerHtml html={`<p>Hello</p>${html}`} />);
  return (await screen.findByText('Hello')).parentElement as HTMLElement;
}

describe('HTML of the server', () => {
  it('keeps its structure', async () => {
    const prose = await shown('<h3>Made to be used</h3><ul><li>Refills</li></ul>');
    expect(prose.querySelector('h3')).toHaveTextContent('Made to be used');
    expect(prose.querySelector('li')).toHaveTextContent('Refills');
  });
  it('loses scripts, handlers, frames, forms, looks and names', async () => {
    const prose = await shown(
      '<script>x</script><img src="/a.png" onerror="x"><iframe src="/"></iframe><form><input></form>' +
        '<p style="position:fixed" class="MuiDialog-root" id="root">text</p><style>*{display:none}</style>',
    );
    expect(prose.querySelector('script, iframe, form, input, style')).toBeNull();
    expect(prose.innerHTML).not.toMatch(/onerror|style=|class=|id=/);
    expect(prose.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });
  it('opens links elsewhere, and only harmless ones', async () => {
    const prose = await shown('<a href="https://example.org">good</a><a href="javascript:x">bad</a>');
    const [good, bad] = prose.querySelectorAll('a');
    expect(good).toHaveAttribute('rel', 'noopener noreferrer');
    expect(good).toHaveAttribute('target', '_blank');
    expect(bad).not.toHaveAttribute('href');
  });
});
