import { type BrouillonDeGabaritDiaporama, parametreLu, tailleDe } from '@bridge/contract';
import { BLANC, contraste, ENCRE } from '../couleur.rules.ts';
import { stylesDansLaPortee } from '../style.rules.ts';
import type { Ecran, PoliceEmbarquee } from './contenu.ts';

/** The class that the styles of a gabarit start from. */
export const PORTEE = 'gabarit-ecran';

const SANS = 'system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif';
const SERIF = 'Georgia,"Noto Serif","Times New Roman",serif';
/** The typefaces of screens, which also stand in for a typeface of the gabarit that cannot be had. */
const POLICES: Readonly<Record<BrouillonDeGabaritDiaporama['police'], string>> = {
  sans: SANS,
  serif: SERIF,
  arrondie: 'ui-rounded,"Nunito","Varela Round",system-ui,sans-serif',
  'source-sans': SANS,
  'source-serif': SERIF,
  mediatheque: SANS,
};

/** The family of the typeface that a gabarit brings for its texts or its titles. */
function familleDe({ gabarit, polices = [] }: Ecran, pour: PoliceEmbarquee['pour']): string {
  const own = polices.find((one) => one.pour === pour) ?? polices[0];
  return own === undefined ? POLICES[gabarit.police] : `"${own.famille}",${POLICES[gabarit.police]}`;
}

/** The `@font-face` rules of a whole page. A player registers its typefaces by script, in its shadow root. */
const facesDe = ({ polices = [], adresse }: Ecran): string =>
  polices
    .flatMap(({ famille, graisse, source }) => {
      const found = adresse(source);
      if (found === null) return [];
      return [`@font-face{font-family:"${famille}";font-weight:${graisse};font-display:block;src:url("${found}")}`];
    })
    .join('');

/** How much larger the screen is than the one that its gabarit was drawn for. */
export function echelleDe({ gabarit, largeur, hauteur }: Pick<Ecran, 'gabarit' | 'largeur' | 'hauteur'>): number {
  const reference = tailleDe(gabarit.resolution);
  return Math.min(largeur / reference.largeur, hauteur / reference.hauteur);
}

/**
 * The styles of a screen, in proportion to the screen that the gabarit was drawn for. `racine` stands for the page,
 * which a player has in a shadow root. No rule is newer than Chromium 68: televisions are never updated.
 */
export function stylesDEcran(ecran: Ecran, racine: ':root' | ':host'): string {
  const { gabarit, parametres = {}, largeur, hauteur } = ecran;
  const echelle = echelleDe(ecran);
  const px = (taille: number) => `${Math.round(taille * echelle)}px`;
  const vars = [
    `--fond:${gabarit.fond}`,
    `--texte:${gabarit.texte}`,
    `--accent:${gabarit.accent}`,
    `--sur-accent:${contraste(gabarit.accent, ENCRE) >= contraste(gabarit.accent, BLANC) ? ENCRE : BLANC}`,
    `--titre:${px(gabarit.tailleTitre)}`,
    `--corps:${px(gabarit.tailleTexte)}`,
    `--marge:${px(gabarit.tailleTexte * 1.6)}`,
    `--cote:${Math.min(largeur, hauteur)}px`,
    `--police:${familleDe(ecran, 'textes')}`,
    `--police-titre:${familleDe(ecran, 'titres')}`,
    ...gabarit.parametres.flatMap(({ nom, genre, defaut }) => {
      const valeur = parametreLu(genre, parametres[nom] ?? '') ?? parametreLu(genre, defaut);
      return valeur === null ? [] : [`--${nom}:${valeur}`];
    }),
  ];
  const faces = racine === ':root' ? facesDe(ecran) : '';
  return `${faces}${racine}{${vars.join(';')}}${racine === ':host' ? HOTE : PAGE}${COMMUNS}${stylesDansLaPortee(gabarit.css, PORTEE)}`;
}

/** Styles of a whole page: the band takes its height, the slide the rest. */
const PAGE = `html,body{margin:0;overflow:hidden}.ecran{display:flex;flex-direction:column;width:100%;height:100%}.ecran[data-bandeau=haut]{flex-direction:column-reverse}.ecran>.vue{flex:1;min-height:0}.ecran>.vue+.vue{flex:none;height:auto}`;
/** Styles of the player: the slide fills its element. */
const HOTE = ':host{display:block;overflow:hidden}';
/** Titles leave room above and below for the letters of tall typefaces, whatever the gabarit says. */
const COMMUNS = `
*{box-sizing:border-box}
.vue{height:100%}
.gabarit-ecran{font-family:var(--police);font-size:var(--corps);line-height:1.3;color:var(--texte);background:var(--fond);height:100%;display:flex}
.diapo{position:relative;flex:1;display:flex;min-width:0;min-height:0;overflow:hidden;background:linear-gradient(135deg,#ffffff12,#fff0 60%) var(--fond)}
.diapo-photo{position:relative;flex:none;margin:0;overflow:hidden;background:#0003}
.diapo-photo img,.diapo-photo video{display:block;width:100%;height:100%;object-fit:cover}
.diapo-photo[data-cadrage=contenir] img,.diapo-photo[data-cadrage=contenir] video{object-fit:contain}
.diapo-credit{position:absolute;left:0;bottom:0;padding:.2em .6em;font-size:.45em;background:#0009;color:#fff}
.diapo-textes{position:relative;flex:1;display:flex;flex-direction:column;justify-content:center;min-width:0;min-height:0;padding:var(--marge);overflow:hidden}
.diapo-textes>*+*{margin-top:.5em!important}
.diapo:not([data-photo])>.diapo-textes::before{content:"";flex:none;width:2.4em;height:.16em;margin-bottom:.2em;background:var(--accent);border-radius:.1em}
.diapo-alerte>.diapo-textes::before{background:#fff!important}
.diapo-titre,.diapo-reste{font-family:var(--police-titre)}
.diapo-titre{margin:0;padding-top:.12em!important;padding-bottom:.12em!important;font-size:var(--titre);line-height:1.14;font-weight:750;text-wrap:balance;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;flex:none}
.diapo-lieu{margin:0;color:var(--accent);font-weight:650;flex:none}
.diapo-texte{margin:0;white-space:pre-line;overflow-wrap:anywhere;overflow:hidden;min-height:0}
.diapo-blocs{min-height:0;overflow:hidden}
.diapo-blocs h2,.diapo-blocs h3,.diapo-blocs h4,.diapo-blocs h5{margin:.3em 0 .1em;font-size:1em;color:var(--accent)}
.diapo-blocs p,.diapo-blocs ul,.diapo-blocs dl{margin:0 0 .2em}
.diapo-blocs ul{padding-left:1em}.diapo-blocs dd{margin:0}.diapo-blocs dt{font-weight:650}
.diapo-blocs a{color:inherit;text-decoration:none}
.diapo-blocs table{border-collapse:collapse}.diapo-blocs th,.diapo-blocs td{padding:.05em .6em .05em 0;text-align:left}
.diapo-blocs img{max-width:40%;border-radius:.2em}
.bloc-picto{display:inline-block;width:1em;height:1em;margin-right:.3em;vertical-align:-.12em;color:var(--accent)}
.bloc-picto svg{width:100%;height:100%}.bloc-valeur,.bloc-valeur p{display:inline}
.bloc-qr{width:5em;margin:0}
.diapo[data-disposition=plein] .diapo-photo{position:absolute;top:0;right:0;bottom:0;left:0}
.diapo[data-disposition=plein] .diapo-credit{top:0;right:0;bottom:auto;left:auto}
.diapo[data-disposition]:not([data-photo]) .diapo-texte{font-size:1.2em}
.diapo[data-disposition=plein][data-photo] .diapo-textes{justify-content:flex-end;color:#fff;background:linear-gradient(#0000 20%,#0007 55%,#000c)}
.diapo[data-disposition=gauche] .diapo-photo{width:50%}
.diapo[data-disposition=haut]{flex-direction:column}
.diapo[data-disposition=haut] .diapo-photo{height:50%}
.diapo[data-disposition=haut][data-photo] .diapo-textes{justify-content:flex-start}
.diapo[data-disposition=bandeau] .diapo-photo{height:100%;width:var(--cote)}
.diapo[data-disposition=bandeau] .diapo-titre{-webkit-line-clamp:2}
.diapo-seul{align-items:center;text-align:center}
.diapo-seul .diapo-titre,.diapo-libre .diapo-titre{display:block;-webkit-line-clamp:none}
.diapo-seul .diapo-texte{max-width:var(--mesure,28em);font-size:1.3em;text-wrap:balance}
.diapo-alerte{background:#a61e1e;color:#fff}
.diapo-qr{position:absolute;width:calc(var(--titre)*2.2);padding:.2em;background:#fff;line-height:0;border-radius:.15em}
.diapo-qr svg{width:100%}
.diapo-qr[data-coin=bas-droite]{right:var(--marge);bottom:var(--marge)}
.diapo-qr[data-coin=bas-gauche]{left:var(--marge);bottom:var(--marge)}
.diapo-qr[data-coin=haut-droite]{right:var(--marge);top:var(--marge)}
.diapo[data-qr=bas-droite] .diapo-textes{padding-right:calc(var(--titre)*2.2 + var(--marge)*2)}
.diapo[data-disposition=gauche][data-qr=bas-droite] .diapo-textes,.diapo[data-disposition=haut][data-qr=bas-droite] .diapo-textes{padding-right:var(--marge);padding-bottom:calc(var(--titre)*2.2 + var(--marge)*1.5)}
.diapo-code{width:calc(var(--cote)*.42);background:#fff;padding:.3em;border-radius:.2em;line-height:0}
.diapo-code svg{width:100%}
.diapo-reste{font-size:calc(var(--titre)*1.5);font-weight:800;color:var(--accent);line-height:1.25;margin:0;padding:.06em 0}
.diapo-agenda{margin:0;padding:0;list-style:none;overflow:hidden}
.diapo-agenda li{display:flex;align-items:baseline;padding:.35em 0;border-top:2px solid #80808059}
.diapo-agenda li:first-child{border-top:0}
.diapo-agenda li>*+*{margin-left:.8em}
.diapo-agenda b{flex:1;min-width:0;font-weight:650;overflow-wrap:anywhere}
.diapo-agenda span{flex:none;max-width:30%;opacity:.8}
.diapo-heures{flex:none;margin:0;min-width:5em;font-variant-numeric:tabular-nums;font-weight:750;color:var(--accent)}
.diapo-meteo{margin:0;padding:0;list-style:none;display:flex;text-align:center}
.diapo-meteo li{flex:1;min-width:0;padding:.4em;border-left:2px solid #80808059;display:flex;flex-direction:column}
.diapo-meteo li:first-child{border-left:0}
.diapo-meteo i{display:block;width:calc(var(--titre)*1.3);height:calc(var(--titre)*1.3);margin:.15em auto;color:var(--accent)}
.diapo-meteo svg{display:block;width:100%;height:100%}
.diapo-meteo span{font-size:.7em;min-height:2.6em}
.diapo-meteo strong{font-size:1.5em;color:var(--accent)}
.diapo-meteo em{font-style:normal;opacity:.8}
.diapo[data-bas] .diapo-meteo li{display:grid;grid-template-columns:auto auto 1fr;align-items:center;padding:.4em .8em;text-align:left}
.diapo[data-bas] .diapo-meteo i{grid-row:1/4;grid-column:1;margin:0 .5em 0 0}
.diapo[data-bas] .diapo-meteo b,.diapo[data-bas] .diapo-meteo span{grid-column:2/4;min-height:0}
.diapo[data-bas] .diapo-meteo em{margin-left:.6em}
.diapo-photo[data-cadrage=etirer] img{object-fit:fill}
.diapo-reperes{position:absolute;top:0;left:0;width:100%;height:100%}
.diapo-reperes circle{stroke:#fff;stroke-width:.12em}
.diapo-carte{position:absolute;left:var(--marge);top:var(--marge);max-width:60%;padding:.15em .4em;background:var(--fond)}
.diapo-legende{position:absolute;right:var(--marge);bottom:var(--marge);max-width:calc(100% - var(--marge)*2);margin:0;padding:.5em .8em;font-size:.8em;list-style:none;background:var(--fond)}
.diapo-legende[data-bas]{columns:2;column-gap:1.5em;font-size:.7em}
.diapo-legende li{overflow-wrap:anywhere;break-inside:avoid}
.diapo-legende i{display:inline-block;width:.8em;height:.8em;margin-right:.5em;border-radius:50%}
.diapo-releve{margin:0;font-size:.55em;opacity:.75}
.diapo-mention{position:absolute;left:0;top:0;margin:0;padding:.2em .6em;font-size:.45em;background:#0009;color:#fff}
.diapo-annonce{position:relative;flex:none;display:flex;flex-direction:column;justify-content:center;width:33%;padding:var(--marge) calc(var(--marge)*.6);background:#80808026;overflow:hidden}
.diapo-annonce>*+*{margin-top:.4em}
.diapo-annonce b{display:block;font-size:1.2em;line-height:1.2;overflow-wrap:anywhere}
.diapo-annonce .diapo-photo{position:static!important;width:auto!important;height:auto!important;flex:0 1 auto;min-height:0;background:none}
.diapo-place{align-items:center;border-left:2px dashed #80808080;font-size:.6em;opacity:.7}
.diapo[data-disposition=haut] .diapo-annonce{width:auto;height:22%}
.diapo-bandeau{flex:1;display:flex;align-items:center;padding:.45em var(--marge);font-size:.8em;background:var(--accent);color:var(--sur-accent);overflow:hidden;white-space:nowrap}
.diapo-bandeau>*+*{margin-left:1.2em}
.diapo-bandeau img{display:block;height:1.6em}
.diapo-heure{font-weight:750;font-variant-numeric:tabular-nums}
.diapo-defilant{flex:1;overflow:hidden;text-overflow:ellipsis}
`;
