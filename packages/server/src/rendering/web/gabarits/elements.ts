import type { Livre } from './livre.ts';

const LANGUE_DU_RESUME = '{% if objet.langueResume %} lang="{{ objet.langueResume }}"{% endif %}';
const SURTITRE =
  '<p class="bridge-surtitre">{{ objet.type.libelle }}{% if objet.commune != \'\' %} <span class="commune">{{ objet.commune }}</span>{% endif %}</p>';
const RESUME = `{% if objet.resume != '' %}<p class="resume"${LANGUE_DU_RESUME}>{{ objet.resume }}</p>{% endif %}`;
/** A fact that a badge shows is not repeated. */
const REPERES = `{% assign dits = objet.badges | map: "genre" %}{% if objet.prix or objet.distance or objet.classement %}<div class="reperes">
  {% unless dits contains "classement" %}{% etoiles %}{% endunless %}
  {% if objet.prix %}{% unless dits contains "gratuit" %}<p class="prix">{{ objet.prix }}</p>{% endunless %}{% endif %}
  {% if objet.distance %}{% unless dits contains "distance" %}<p class="distance">{{ objet.distance }}</p>{% endunless %}{% endif %}
</div>{% endif %}`;

/** Styles that several templates below share. */
const TEXTE = `.texte { display: flex; flex-direction: column; gap: .375rem; min-width: 0 }
.commune::before { content: "· " }
.resume { color: var(--bridge-doux); line-height: 1.5 }
.reperes:not(:has(*)) { display: none }
.reperes { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .875rem; font-size: .9375em }
.prix { font-weight: 650 }
.distance { color: var(--bridge-doux) }
`;

export const ELEMENTS = {
  vignette: {
    liquide: `{% photo %}
{% badges %}
{% favori %}
<div class="texte">
  ${SURTITRE}
  {% titre %}
  {% date %}
  ${RESUME}
  ${REPERES}
  {% blocs %}
  {% bouton %}
</div>
`,
    css: `& { display: flex; flex-direction: column; overflow: hidden }
${TEXTE}.bridge-photo { flex: none }
.texte { flex: 1 0 auto; padding: var(--bridge-dedans) }
.reperes { margin-top: auto; padding-top: .25rem }
.resume { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; line-clamp: 3 }
.bridge-badges { position: absolute; inset: .75rem 3.25rem auto .75rem }
.bridge-photo .bridge-rang { inset-block: auto .5rem }
.bridge-diaporama .bridge-credit { max-width: calc(100% - 4.5rem) }
.bridge-favori { position: absolute; inset: .5rem .5rem auto auto }
.bridge-bouton { align-self: start; margin-top: .375rem }
`,
  },
  ligne: {
    liquide: `{% photo %}
{% favori %}
<div class="texte">
  ${SURTITRE}
  {% titre %}
  {% date %}
  {% badges %}
  ${RESUME}
  ${REPERES}
  {% blocs %}
  {% bouton %}
</div>
`,
    css: `& { display: grid; grid-template-columns: minmax(7rem, 32%) minmax(0, 1fr); overflow: hidden }
${TEXTE}.texte { padding: var(--bridge-dedans); padding-inline-end: 3rem }
.bridge-photo { align-self: stretch; justify-self: stretch; min-width: 0 }
.bridge-favori { position: absolute; inset: .5rem .5rem auto auto }
.bridge-bouton { align-self: start; margin-top: .25rem }
@container bridge (max-width: 30rem) {
  & { grid-template-columns: minmax(0, 1fr) }
  .texte { padding-inline-end: var(--bridge-dedans) }
}
`,
  },
  date: {
    liquide: `{% if objet.date %}{% feuillet %}{% else %}<div class="sans-date" aria-hidden="true"></div>{% endif %}
<div class="texte">
  ${SURTITRE}
  {% titre %}
  {% date %}
  {% badges %}
  ${RESUME}
  ${REPERES}
  {% blocs %}
  {% bouton %}
</div>
{% if objet.photo %}{% photo %}{% endif %}
{% favori %}
`,
    css: `& { display: grid; grid-template-columns: auto minmax(0, 1fr) minmax(6rem, 12rem); gap: 0 var(--bridge-dedans); align-items: start; padding: var(--bridge-dedans) }
${TEXTE}.resume { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-clamp: 2 }
.sans-date { width: 4rem }
.bridge-photo { border-radius: var(--bridge-arrondi) }
.bridge-bouton { align-self: start; margin-top: .25rem }
.bridge-favori { position: absolute; inset: auto .5rem .5rem auto }
@container bridge (max-width: 36rem) {
  & { grid-template-columns: auto minmax(0, 1fr) }
  .bridge-photo { display: none }
}
`,
  },
  compact: {
    liquide: `<div class="texte">
  {% titre %}
  ${SURTITRE}
  {% date %}
  {% blocs %}
</div>
<div class="cote">
  {% badges %}
  ${REPERES}
</div>
{% favori %}
`,
    css: `& { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; justify-content: space-between; padding: .75rem var(--bridge-dedans) }
${TEXTE}.texte { flex: 1 1 16rem; gap: .125rem }
.cote { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center }
.bridge-nom { font-size: 1.0625rem }
`,
  },
} as const satisfies Readonly<Record<string, Livre>>;
