import { type AnyRecord, diapositives, type Manifeste, newItem } from '@bridge/contract';
import type { ConsoleApi } from '../support/console-api.ts';
import { expect, test } from '../support/demonstration.ts';

/** What does not hold in its place: whose, and what it says. */
interface Deborde {
  readonly gabarit: string;
  readonly objet: number | null;
  readonly ou: string;
  readonly texte: string;
}

const DRAFT = {
  ...{ nom: 'Tous les objets', parametres: {}, bandeau: 'aucun', horloge: true, date: true, logo: null, defilant: {} },
  ...{ entiteId: null, langues: ['fr'], alternance: 'boucle', ordre: 'sequence', plages: [], partAnnonces: null },
  ...{ meteoLatitude: null, meteoLongitude: null, meteoAdresse: '', secoursMedia: null, secoursTexte: {} },
  ...{ ancienneteMax: null, dateDeMaj: true },
};

/** As many as one slide shows. */
const LOT = 100;

/** Every objet that is published, as far as the list goes. */
async function publies(call: ConsoleApi['call']): Promise<number[]> {
  const filter = encodeURIComponent(JSON.stringify({ statut: ['publie'] }));
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/catalogue?itemsPerPage=200&page=${page}&sort=id&fields=nom&filter=${filter}`;
    const { items } = await call<{ items: AnyRecord[] }>('GET', path);
    if (items.length === 0) return ids;
    ids.push(...items.map(({ id }) => id));
  }
}

test('every objet of the base holds in every gabarit of screens that comes with the product', async ({ api, page }) => {
  const { items: gabarits } = await api.call<{ items: AnyRecord[] }>('GET', '/api/superadmin/diaporama_template');
  const shipped = gabarits.filter(({ entiteId }) => entiteId === null);
  expect(shipped.map(({ code }) => code).sort()).toEqual([
    ...['agenda-du-jour', 'bandeau', 'mur', 'paysage-plein-ecran', 'portrait'],
  ]);
  const objets = await publies(api.call);
  expect(objets.length).toBeGreaterThan(LOT);
  const sequence: object[] = [];
  for (let from = 0; from < objets.length; from += LOT) {
    const { id } = await api.call<AnyRecord>('POST', '/api/selections', {
      nom: `Écrans : à partir de ${from}`,
      code: `ecrans-${from}`,
      mode: 'manuelle',
      inclusions: objets.slice(from, from + LOT).map((objet) => ({ objet, position: null })),
    });
    sequence.push(newItem(diapositives, { genre: 'objets', selection: { ref: 'selection', id }, nombre: LOT }));
  }
  const left = new Map(shipped.map(({ code }) => [String(code), new Set(objets)]));
  const found: Deborde[] = [];
  for (const { id, code, resolution, orientation } of shipped) {
    const manifeste = await api.call<Manifeste>('POST', '/api/display/diaporamas/manifeste', {
      diaporama: { ...DRAFT, gabarit: id, resolution, orientation, sequence },
      ...{ ecran: null, langue: null, jour: new Date().toISOString().slice(0, 10) },
    });
    const [programme] = manifeste.programmes;
    const vues = programme?.sequence.flatMap((slide) => slide.vues) ?? [];
    for (const { objet } of vues) left.get(String(code))?.delete(Number(objet));
    const overflowing = await page.evaluate(
      ({ styles, largeur, hauteur, drawn }) => {
        document.body.textContent = '';
        const host = document.createElement('div');
        host.style.cssText = `width:${largeur}px;height:${hauteur}px`;
        document.body.append(host);
        const root = host.attachShadow({ mode: 'open' });
        return drawn.flatMap(({ objet, html }) => {
          root.innerHTML = `<style>${styles}</style>${html}`;
          const texts = Array.from(root.querySelectorAll<HTMLElement>('.diapo-textes, .diapo-textes > *'));
          return texts
            .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
            .map((one) => ({ objet, ou: one.className, texte: one.textContent ?? '' }));
        });
      },
      {
        styles: programme?.styles ?? '',
        largeur: programme?.largeur ?? 0,
        hauteur: programme?.hauteur ?? 0,
        // Photos take the place that the styles give them, whether they are there or not.
        drawn: vues.map(({ objet, html }) => ({ objet, html: html.replace(/ src="[^"]*"/g, '') })),
      },
    );
    found.push(...overflowing.map((one) => ({ gabarit: String(code), ...one })));
  }
  expect(found).toEqual([]);
  // Whatever others hid meanwhile, all that is still published was drawn.
  const published = new Set(await publies(api.call));
  for (const [code, ids] of left) expect([code, [...ids].filter((id) => published.has(id))]).toEqual([code, []]);
});
