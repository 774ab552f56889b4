/** Plain styles of a printed page, around what the server drew. */
const STYLES = `
*{box-sizing:border-box}
body{margin:16px;font:14px/1.45 system-ui,sans-serif;color:#1b1e23;background:#fff;overflow-wrap:anywhere}
h1{margin:0 0 .4em;font-size:1.5em;line-height:1.2}
h2{margin:1.2em 0 .5em;padding-bottom:.2em;border-bottom:1px solid #d5d9df;font-size:1.15em;line-height:1.25}
h3,h4,h5{margin:.2em 0 .3em;font-size:1em;line-height:1.3}
p{margin:0 0 .5em}
ul{margin:0 0 .5em;padding-left:1.2em}
a{color:inherit}
img{max-width:100%}
.bloc-picto{display:inline-block;width:1.2em;height:1.2em;margin-right:.3em;vertical-align:-.2em}
.bloc-picto svg{display:block;width:100%;height:100%}
.legende h2{border:0}
.legende ul{margin:0;padding:0;list-style:none;column-gap:20px}
.legende ul[data-colonnes="2"]{columns:2}.legende ul[data-colonnes="3"]{columns:3}
.legende ul[data-colonnes="4"],.legende ul[data-colonnes="5"],.legende ul[data-colonnes="6"]{columns:4}
.legende li{display:flex;gap:.6em;align-items:center;break-inside:avoid;padding:.2em 0}
.legende-picto{flex:none;display:inline-flex;width:1.5em;height:1.5em}
.legende-picto svg,.legende-picto img{width:100%;height:100%}
.legende-groupe{margin:.8em 0 .2em}
.legende-pastilles .legende-picto{padding:.2em;border-radius:50%;background:#eef0f3}
.legende-encadres .legende-part{margin-bottom:.8em;padding:.4em .8em .6em;border:1px solid #d5d9df;border-radius:6px}
`;

/** The styles of a drawing. The page may not style inline the colours of a legend: each becomes a rule of the sheet. */
export function stylesOf(html: string): string {
  const couleurs = [...new Set([...html.matchAll(/data-couleur="(#[0-9a-f]{6})"/g)].map(([, couleur]) => couleur))];
  return STYLES + couleurs.map((couleur) => `[data-couleur="${couleur}"]{color:${couleur}}`).join('');
}
