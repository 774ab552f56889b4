import { describe, expect, it } from 'vitest';
import { readActualites, readTemps } from './releve.reader.ts';
import { adresseDuTemps } from './releve.ts';
import { tempsEnMots } from './temps.words.ts';

const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>La gazette &amp; co</title>
<image><title>Logo</title></image>
<item><title>Le marché <![CDATA[revient]]></title><description>&lt;p&gt;Chaque &lt;b&gt;samedi&lt;/b&gt;.&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;</description><pubDate>Sat, 14 Nov 2026 08:00:00 GMT</pubDate></item>
<item><description>Sans titre</description></item></channel></rss>`;
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Le blog</title><author><name>Léa</name></author>
<entry><title>Neige</title><summary>Dix centimètres.</summary><updated>2026-11-14T08:00:00Z</updated></entry></feed>`;

describe('a feed', () => {
  it('is read as RSS or Atom, its texts plain', () => {
    expect(readActualites(Buffer.from(RSS))).toEqual({
      titre: 'La gazette & co',
      articles: [{ titre: 'Le marché revient', texte: 'Chaque samedi.', date: '2026-11-14T08:00:00.000Z' }],
    });
    expect(readActualites(Buffer.from(ATOM))).toEqual({
      titre: 'Le blog',
      articles: [{ titre: 'Neige', texte: 'Dix centimètres.', date: '2026-11-14T08:00:00.000Z' }],
    });
  });

  it('that is none, or that brings entities of its own, is refused with a reason', () => {
    expect(() => readActualites(Buffer.from('<html><body>Bonjour</body></html>'))).toThrow(/aucune nouvelle/);
    expect(() => readActualites(Buffer.from('{"a":1}'))).toThrow(/XML/);
    const bomb = '<!DOCTYPE r [<!ENTITY a "aaaa">]><rss><channel><item><title>&a;</title></item></channel></rss>';
    expect(() => readActualites(Buffer.from(bomb))).toThrow(/XML/);
  });
});

describe('the weather', () => {
  const daily = {
    time: ['2026-11-15', '2026-11-16'],
    weather_code: [3, null],
    temperature_2m_max: [11.6, 12],
    temperature_2m_min: [4.2, 5],
  };

  it('is read as Open-Meteo says it, the days that it knows', () => {
    expect(readTemps(Buffer.from(JSON.stringify({ daily })))).toEqual({
      jours: [{ jour: '2026-11-15', code: 3, min: 4, max: 12 }],
      heures: [],
    });
    const hourly = {
      time: ['2026-11-15T09:00', '2026-11-15T10:00'],
      weather_code: [61, null],
      temperature_2m: [5.6, 7],
    };
    expect(readTemps(Buffer.from(JSON.stringify({ daily, hourly }))).heures).toEqual([
      { debut: '2026-11-15T08:00:00.000Z', code: 61, degres: 6 },
    ]);
    const told = (timezone: unknown) =>
      readTemps(Buffer.from(JSON.stringify({ timezone, daily, hourly }))).heures[0]?.debut;
    // The hour is read in the time zone that the service names.
    expect(told('Indian/Reunion')).toBe('2026-11-15T05:00:00.000Z');
    for (const unknown of ['Mars/Olympus', 3, undefined]) expect(told(unknown)).toBe('2026-11-15T08:00:00.000Z');
    for (const wrong of ['', '[]', '{"daily":{}}']) expect(() => readTemps(Buffer.from(wrong))).toThrow(/Open-Meteo/);
  });

  it('is asked for at the address of the slide, for its place', () => {
    const asked = new URL(
      adresseDuTemps({ adresse: 'https://meteo.example/v1?cle=a', latitude: 45.9, longitude: 6.1 }),
    );
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({ cle: 'a', latitude: '45.9', longitude: '6.1' });
  });

  it('is said in the language of the screen', () => {
    expect([0, 2, 3, 45, 61, 75, 81, 95].map((code) => tempsEnMots(code, 'fr').mots)).toEqual([
      ...['Ensoleillé', 'Éclaircies', 'Nuageux', 'Brouillard', 'Pluie', 'Neige', 'Averses', 'Orages'],
    ]);
    expect(tempsEnMots(0, 'de').mots).toBe('Sonnig');
  });
});
