import { amountText } from '../../demo/pages/amount';
import { drawTable, drawSums } from '../../demo/pdf/rows';
import { Sheet, styles } from '../../demo/pdf/sheet';
import { directionOf, isolate, plainText, visualRuns } from '../../demo/pdf/visualRuns';
import { drawnArabic, rowsOfPdf } from './support/pdfText';

/** Texts of the PDF, from left to right. */
const drawn = (text: string) =>
  visualRuns(plainText(text), directionOf(plainText(text)))
    .map((run) => run.text)
    .join('|');

describe('a line of text', () => {
  it.each([
    ['AED 12.00', 'AED 12.00'],
    ['AED -25.00', 'AED -25.00'],
    // The font shapes and reverses Arabic itself; spaces between its words are laid out by us.
    ['فاتورة الدفع', 'الدفع| |فاتورة'],
    ['رسوم (5%)', '(%|5|) |رسوم'],
    ['هاتف Galaxy S24 جديد', 'جديد| |Galaxy S24| |هاتف'],
    ['Flat 3, برج خليفة', 'Flat 3, |خليفة| |برج'],
    // Digits run from left to right in Arabic and in Persian, one by one so that the font does not reverse
    // them.
    ['سنة ٢٠٢٦', '٢|٠|٢|٦| |سنة'],
    ['چاپ ۱۴۰۲', '۱|۴|۰|۲| |چاپ'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    [`${isolate('أزرق')} · ${isolate('500 g')}`, '500 g| · |أزرق'],
    // The sign is at the same side of the number as on the pages, whatever its script.
    [amountText(1200, { currency: { name: 'Dirham', symbol: 'د.إ', position: 'prefix' } }), 'إ|.|د| 12.00'],
    [amountText(1200, { currency: { name: 'Dirham', symbol: 'د.إ', position: 'suffix' } }), '12.00 |إ|.|د'],
    // An override in a typed name reverses nothing.
    ['Total \u202e00.1', 'Total 00.1'],
  ])('is laid out by the bidirectional algorithm: %j', (text, expected) =>
    expect(drawn(text)).toBe(expected),
  );
});

async function documentWith(locale: 'en' | 'ar' | 'ir', count: number, name: string) {
  const sheet = new Sheet({
    locale,
    title: 'Invoice',
    orderCode: 'M-1',
    appName: 'Marsa',
    color: '#0f7a5f',
    createdAt: new Date(0),
  });
  drawTable(
    sheet,
    [
      { label: 'Product', width: 300 },
      { label: 'Amount', width: 150, align: 'end' },
    ],
    Array.from({ length: count }, (_, index) => [
      [[name, styles.text]],
      [[`AED ${index + 1}.00`, styles.text]],
    ]),
  );
  drawSums(sheet, [{ label: 'Payable', amount: 'AED 120.00', isTotal: true }]);
  return rowsOfPdf(await sheet.finish());
}

describe('a document', () => {
  it('of fifteen products with long names continues on further pages, each with head and page number', async () => {
    const rows = await documentWith(
      'en',
      15,
      'Samsung Galaxy S24 Ultra with an international charger '.repeat(4),
    );
    const pages = rows.at(-1)?.page ?? 0;
    expect(pages).toBeGreaterThan(1);
    const figures = rows.flatMap(({ text }) => /AED (\d+)\.00/.exec(text)?.[1] ?? []);
    expect(figures).toEqual([...Array.from({ length: 15 }, (_, index) => `${index + 1}`), '120']);
    for (let page = 1; page <= pages; page += 1) {
      const texts = rows.filter((row) => row.page === page).map(({ text }) => text);
      expect(texts).toContain('ProductAmount');
      expect(texts.at(-1)).toBe(`Invoice M-1Page ${page} of ${pages}`);
    }
  });

  it('of one page has no page number', async () => {
    const texts = (await documentWith('en', 1, 'Cup')).map(({ text }) => text);
    expect(texts).toEqual(['InvoiceMarsa', 'ProductAmount', 'CupAED 1.00', 'PayableAED 120.00']);
  });

  it('is mirrored from right to left', async () => {
    const texts = (await documentWith('ar', 1, 'کتاب')).map(({ text }) => text);
    expect(texts).toEqual([
      'MarsaInvoice',
      'AmountProduct',
      `AED 1.00${drawnArabic('کتاب')}`,
      'AED 120.00Payable',
    ]);
  });

  it('breaks a word that is longer than its column, and draws characters that no font has', async () => {
    const rows = await documentWith('ir', 1, `${'x'.repeat(200)} 茶 😀`);
    expect(
      rows
        .map(({ text }) => text)
        .join('')
        .match(/x/g),
    ).toHaveLength(200);
    expect(Math.min(...rows.map(({ left }) => left))).toBeGreaterThanOrEqual(48);
  });
});
