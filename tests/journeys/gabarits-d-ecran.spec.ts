import { type AnyRecord, diapositives, type Manifeste, newItem, TYPES_BRIDGE } from '@bridge/contract';
import { expect, test } from '../support/demonstration.ts';

/** What does not hold in its place: whose, and what it says. */
interface Deborde {
  readonly gabarit: string;
  readonly objet: number | null;
  readonly ou: string;
  readonly texte: string;
}

/** Of what the demonstration brings, whatever other journeys add to it meanwhile. */
const MOST_OF_THEM = 300;

const DRAFT = {
  ...{ nom: 'Tous les objets', parametres: {}, bandeau: 'aucun', horloge: true, date: true, logo: null, defilant: {} },
  ...{ entiteId: null, langues: ['fr'], alternance: 'boucle', ordre: 'sequence', plages: [], partAnnonces: null },
  ...{ meteoLatitude: null, meteoLongitude: null, meteoAdresse: '', secoursMedia: null, secoursTexte: {} },
  ...{ ancienneteMax: null, dateDeMaj: true },
};

test('up to a hundred objets of each type hold in every gabarit of screens that comes with the product', async ({
  api,
  page,
}) => {
  const { items: gabarits } = await api.call<{ items: AnyRecord[] }>('GET', '/api/superadmin/diaporama_template');
  const shipped = gabarits.filter(({ entiteId }) => entiteId === null);
  expect(shipped.map(({ code }) => code).sort()).toEqual([
    ...['agenda-du-jour', 'bandeau', 'mur', 'paysage-plein-ecran', 'portrait'],
  ]);
  // By type: a slide shows a hundred objets at most.
  const sequence: object[] = [];
  for (const { value: type } of TYPES_BRIDGE) {
    const regle = { genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: [type] };
    const { id } = await api.call<AnyRecord>('POST', '/api/selections', {
      nom: `Écrans : ${type}`,
      code: `ecrans-${type}`,
      regles: { genre: 'groupe', lien: 'et', regles: [regle] },
    });
    sequence.push(newItem(diapositives, { genre: 'objets', selection: { ref: 'selection', id }, nombre: 100 }));
  }
  const found: Deborde[] = [];
  for (const { id, code, resolution, orientation } of shipped) {
    const manifeste = await api.call<Manifeste>('POST', '/api/display/diaporamas/manifeste', {
      diaporama: { ...DRAFT, gabarit: id, resolution, orientation, sequence },
      ...{ ecran: null, langue: null, jour: new Date().toISOString().slice(0, 10) },
    });
    const [programme] = manifeste.programmes;
    const vues = programme?.sequence.flatMap((slide) => slide.vues) ?? [];
    expect(new Set(vues.map(({ objet }) => objet)).size).toBeGreaterThan(MOST_OF_THEM);
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
});
