import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FluxIllisible } from '../../source.ts';
import { drain, piecesOf } from '../testing.ts';
import { texteDe, type XmlRecordsOptions, xmlRecords } from './xml-records.ts';

function read(text: string, options: Partial<XmlRecordsOptions> = {}, size?: number) {
  return drain(xmlRecords(piecesOf(text, size), { record: ['r'], others: ['n'], ...options }));
}

describe('the records of an XML answer', () => {
  it('come out as small trees, with their line and what was asked besides', async () => {
    const { given, returned } = await read(
      '<?xml version="1.0"?>\n<x><n>2</n>\n<r id="1"><A><![CDATA[ <b> & é ]]></A><B>x &amp; y&nbsp;!</B></r>\n<r id="2"/></x>',
    );
    expect(given.map(({ kind }) => kind)).toEqual(['autre', 'fiche', 'fiche']);
    const first = given[1];
    if (first?.kind !== 'fiche') throw new Error('no record');
    expect(first.position).toBe('ligne 3');
    expect(texteDe(first.valeur, 'A')).toBe('<b> & é');
    expect(texteDe(first.valeur, 'B')).toBe('x & y\u00a0!');
    expect(first.brut).toBe('<r id="1"><A>&lt;b&gt; &amp; é</A><B>x &amp; y\u00a0!</B></r>');
    expect(returned).toEqual({ racine: 'x', nombre: 2 });
  });

  it('are the same wherever the answer is cut, and written the same way', async () => {
    const text = '<x><r a="&quot;1&quot;"><A>un &lt; deux</A>\n <B/></r><r><A>é\ud83d\ude00</A></r></x>';
    const whole = await read(text);
    for (let size = 1; size < 9; size += 1) {
      const cut = await read(text, {}, size);
      expect(cut.given).toEqual(whole.given);
    }
  });

  it('are refused with their document when it has a DOCTYPE, bomb or not', async () => {
    const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
    for (const text of [
      `<!DOCTYPE x [<!ENTITY l0 "lol">${laughs}]><x><r>&l9;</r></x>`,
      '<!DOCTYPE x SYSTEM "file:///etc/passwd"><x><r/></x>',
      '<x><!DOCTYPE y><r/></x>',
      `<!DOCTYPE x [${'<!ENTITY a "b">'.repeat(100_000)}]><x/>`,
    ]) {
      const { error } = await read(text, {}, 4096);
      expect(error).toBeInstanceOf(FluxIllisible);
    }
  });

  it('survive a flood of numeric entities', async () => {
    const { given, error } = await read(`<x><r>${'&#101;'.repeat(200_000)}</r></x>`, {}, 65_536);
    expect(error).toBeUndefined();
    expect(given).toHaveLength(1);
  });

  it('say that the answer was an HTML page', async () => {
    for (const text of ['<!DOCTYPE html><html><body>Erreur</body></html>', '<html><body>Erreur</body></html>']) {
      expect((await read(text)).error).toMatchObject({ message: expect.stringContaining('page HTML') });
    }
    expect((await read('Microsoft VBScript runtime error')).error).toBeInstanceOf(FluxIllisible);
    expect((await read('')).error).toMatchObject({ tronque: true });
    expect((await read('<y><r/></y>', { roots: ['x'] })).error).toBeInstanceOf(FluxIllisible);
  });

  it('are all given before a cut answer is told', async () => {
    const { given, error } = await read('<x><r><A>1</A></r><r><A>2</A></r><r><A>3');
    expect(given).toHaveLength(2);
    expect(error).toMatchObject({ tronque: true });
  });

  it.each([
    ['an element that does not close', '<r><A>1</r>'],
    ['an entity that nobody knows', '<r><A>&inconnu;</A></r>'],
    ['a control character', '<r><A>\u0001</A></r>'],
    ['too many levels', `<r>${'<a>'.repeat(500)}${'</a>'.repeat(500)}</r>`],
    ['too many bytes', `<r><A>${'x'.repeat(9000)}</A><A>${'x'.repeat(9000)}</A></r>`],
  ])('around one with %s still come out', async (_name, bad) => {
    const { given } = await read(`<x><r><A>1</A></r>${bad}<r><A>2</A></r></x>`, { largestRecord: 5000 }, 1000);
    expect(given.map(({ kind }) => kind)).toEqual(['fiche', 'illisible', 'fiche']);
  });

  it('keep an ampersand that nobody escaped', async () => {
    const { given } = await read('<x><r>Bed & Breakfast</r><r>2</r></x>');
    expect(given).toMatchObject([{ valeur: { texte: 'Bed & Breakfast' } }, { valeur: { texte: '2' } }]);
  });

  it('never crash the reader, whatever the text', async () => {
    const noise = fc.array(
      fc.constantFrom(
        '<r>',
        '</r>',
        '<A>',
        '</A>',
        '<x>',
        '</x>',
        '&',
        ';',
        '<',
        '>',
        '"',
        '<![CDATA[',
        ']]>',
        'é',
        '\0',
        '<!--',
        '\ud800',
      ),
    );
    await fc.assert(
      fc.asyncProperty(noise, fc.integer({ min: 1, max: 6 }), async (parts, size) => {
        const { error, given } = await read(`<x><r><A>1</A></r>${parts.join('')}`, {}, size);
        if (error !== undefined) expect(error).toBeInstanceOf(FluxIllisible);
        expect(given[0]).toMatchObject({ kind: 'fiche' });
      }),
      { numRuns: 300 },
    );
  });
});
