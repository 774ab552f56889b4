/** Plain styles around the markup of a bloc, as on a site without styles of its own. */
export const STYLES = `
*{box-sizing:border-box}
body{margin:16px;font:16px/1.5 system-ui,sans-serif;color:#1b1e23;background:#fff;overflow-wrap:anywhere}
h2,h3,h4,h5{margin:0 0 .5em;line-height:1.25}
p{margin:0 0 .75em}
a{color:#0b6bcb}
small{color:#5b6270}
s{color:#767d8a}
ul{margin:0 0 .75em;padding-left:1.25em}
table{width:100%;border-collapse:collapse}
th,td{padding:.375em .5em;border-bottom:1px solid #e3e6ea;text-align:left;vertical-align:top}
th{font-weight:600}
td:last-child{text-align:right}
.bloc-tableau td{text-align:left}
.bloc-ligne{margin-bottom:.375em}
.bloc-ligne>.bloc-valeur,.bloc-puces .bloc-valeur,.bloc-colonnes .bloc-valeur{display:inline}
.bloc-valeur>p:first-child{margin-top:0}
.bloc-colonnes{display:grid;gap:.375em;margin:0}
.bloc-colonnes>div{display:grid;grid-template-columns:minmax(7em,1fr) 3fr;gap:.5em}
.bloc-colonnes>div>dd:first-child,.bloc-colonnes>div>:only-child{grid-column:1/-1}
dt{font-weight:600}dd{margin:0}
.bloc-groupe{margin:0 0 .25em;font-weight:600}
.bloc-liens{display:flex;flex-wrap:wrap;gap:.5em;padding:0;list-style:none}
.bloc-liens a{display:inline-block;padding:.375em .875em;border:1px solid currentColor;border-radius:6px;text-decoration:none}
.bloc-picto{display:inline-block;width:1.25em;height:1.25em;margin-right:.375em;color:#0b6bcb;vertical-align:-.25em}
.bloc-picto:empty{display:none}.bloc-picto svg{display:block;width:100%;height:100%}
[data-genre="pictogrammes"] ul{padding:0;list-style:none}
[data-colonnes="2"]{columns:2}[data-colonnes="3"]{columns:3}[data-colonnes="4"],[data-colonnes="5"],[data-colonnes="6"]{columns:4}
.bloc-galerie figure{margin:0 0 1em;break-inside:avoid}
.bloc-galerie img{display:block;max-width:100%;min-height:3em;border-radius:6px;background:#eef0f3}
figcaption{margin-top:.25em;font-size:.875em}
.bloc-qr{width:10em;margin:0}.bloc-qr svg{display:block;width:100%}
`;
