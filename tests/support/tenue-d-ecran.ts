import type { Manifeste } from '@bridge/contract';
import type { Page } from '@playwright/test';

/** A text that does not fit: of which objet, and its words. */
export interface Deborde {
  readonly objet: number | null;
  readonly ou: string;
  readonly texte: string;
}

interface Mesure {
  readonly deborde: readonly Deborde[];
  /** Titles that were seen, and looked at. */
  readonly titres: number;
  /** The height of the band, in pixels. */
  readonly bandeau: number;
}

/** Draws every vue of a manifest as the player does, under its band, and measures its texts. */
export async function mesure(page: Page, { programmes: [programme] }: Manifeste): Promise<Mesure> {
  if (programme === undefined) throw new Error('nothing to draw');
  const { styles, largeur, hauteur, sequence } = programme;
  const [bandeau = ''] = Object.values(programme.bandeau?.html ?? {});
  // Photos have the place that styles give them, loaded or not.
  const bare = (html: string) => html.replace(/ src="[^"]*"/g, '');
  const drawn = sequence.flatMap(({ vues }) => vues.map(({ objet, html }) => ({ objet, html: bare(html) })));
  // The doctype of the player's page: without it, heights are computed as by very old browsers.
  await page.setContent('<!doctype html><body style="margin:0"></body>');
  return page.evaluate(
    (asked) => {
      const host = (height: string) => {
        const made = document.createElement('div');
        made.style.cssText = `width:${asked.largeur}px;height:${height}`;
        document.body.append(made);
        return { made, root: made.attachShadow({ mode: 'open' }) };
      };
      const band = host('auto');
      band.root.innerHTML = asked.bandeau === '' ? '' : `<style>${asked.styles}</style>${asked.bandeau}`;
      const { root } = host(`${asked.hauteur - band.made.offsetHeight}px`);
      let titres = 0;
      const deborde = asked.drawn.flatMap(({ objet, html }) => {
        root.innerHTML = `<style>${asked.styles}</style>${html}`;
        const texts = Array.from(root.querySelectorAll<HTMLElement>('.diapo-textes, .diapo-textes > *'));
        titres += texts.filter((one) => one.matches('.diapo-titre') && one.offsetHeight > 0).length;
        return texts
          .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
          .map((one) => ({ objet, ou: one.className, texte: one.textContent ?? '' }));
      });
      return { deborde, titres, bandeau: band.made.offsetHeight };
    },
    { styles, largeur, hauteur, bandeau: bare(bandeau), drawn },
  );
}
