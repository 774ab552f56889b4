import type { Livre } from './livre.ts';

const SURTITRE =
  '<p class="bridge-surtitre">{{ objet.type.libelle }}{% if objet.commune != \'\' %} <span class="commune">{{ objet.commune }}</span>{% endif %}</p>';
const RESUME =
  '{% if objet.resume != \'\' %}<p class="chapeau"{% if objet.langueResume %} lang="{{ objet.langueResume }}"{% endif %}>{{ objet.resume }}</p>{% endif %}';
/** A fact that a badge shows is not repeated. */
const REPERES = `{% assign dits = objet.badges | map: "genre" %}<div class="reperes">
    {% unless dits contains "classement" %}{% etoiles %}{% endunless %}
    {% ouverture %}
    {% if objet.prix %}{% unless dits contains "gratuit" %}<p class="prix">{{ objet.prix }}</p>{% endunless %}{% endif %}
    {% badges %}
  </div>`;
const ENTETE = `{% ariane %}
<header class="entete">
  ${SURTITRE}
  {% titre %}
  {% date %}
  ${REPERES}
  {% zone "entete" %}
</header>
`;
const FIN = `{% semblables %}
{% source %}
`;
const SUITE = `{% zone "pied" %}
{% proches %}
${FIN}`;
const COMMUN = `.entete { display: grid; gap: .5rem; margin-block: .75rem 1.25rem }
.entete .commune::before { content: "· " }
.entete .reperes { display: flex; flex-wrap: wrap; gap: .375rem 1rem; align-items: center }
.entete .reperes:not(:has(*)) { display: none }
.entete .prix { font-weight: 650 }
.chapeau { max-width: 42rem; font-size: 1.1875rem; line-height: 1.55 }
`;

export const FICHES = {
  'deux-colonnes': {
    liquide: `${ENTETE}{% zone "galerie" %}
{% galerie %}
{% actions %}
<div class="colonnes">
  <div class="principale">
    ${RESUME}
    {% zone "corps" %}
    {% zone "pied" %}
  </div>
  <aside class="cote" aria-label="{{ mots.informations }}">
    {% zone "laterale" %}
  </aside>
  <div class="autour">
    {% proches %}
  </div>
</div>
${FIN}`,
    css: `${COMMUN}.bridge-actions { margin-block-start: 1.25rem }
.colonnes { display: grid; gap: 2rem; margin-block-start: 2rem }
.principale { display: grid; gap: 2rem; align-content: start; min-width: 0 }
.cote { display: grid; gap: 1.5rem; align-content: start; min-width: 0; padding: 1.25rem; border: 1px solid var(--bridge-trait); border-radius: calc(var(--bridge-arrondi) * 1.5); background: var(--bridge-surface) }
.autour { min-width: 0 }
.autour .bridge-suggestions { margin-block-start: 0 }
:is(.cote, .autour):not(:has(*)) { display: none }
@container bridge (min-width: 56rem) {
  .colonnes { grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem); grid-template-rows: auto 1fr; align-items: start; gap: 2.5rem 3rem }
  .colonnes:not(:has(.cote *)) { grid-template-columns: minmax(0, 1fr) }
  .cote { position: sticky; inset-block-start: 1rem; grid-area: 1 / 2 / 3 / 3 }
  .autour { grid-column: 1 }
  .colonnes:has(.cote *) .autour .bridge-elements { grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)) }
}
`,
  },
  magazine: {
    liquide: `{% ariane %}
<div class="affiche">
  {% galerie %}
  <header class="entete">
    ${SURTITRE}
    {% titre %}
    {% date %}
    ${REPERES}
    {% zone "entete" %}
  </header>
</div>
{% actions %}
{% zone "galerie" %}
<div class="recit">
  ${RESUME}
  {% zone "corps" %}
</div>
<div class="pratique">{% zone "laterale" %}</div>
${SUITE}`,
    css: `${COMMUN}.affiche { display: flex; flex-direction: column-reverse; gap: 1rem; margin-block: .75rem 1.5rem }
.affiche .entete { justify-items: center; margin: 1.5rem 0 .5rem; text-align: center }
.affiche .bridge-nom { max-width: 22ch; font-size: clamp(2.125rem, 1.2rem + 4.2cqi, 3.75rem); line-height: 1.08; letter-spacing: -.025em }
.entete .reperes { justify-content: center }
.bridge-actions { justify-content: center; margin-block-end: 2.5rem }
.recit { display: grid; gap: 2rem; max-width: 44rem; margin-inline: auto }
.chapeau { font-size: 1.3125rem; text-wrap: pretty }
.pratique { margin-block: 2.5rem; padding: clamp(1.25rem, 4cqi, 2.5rem); border-radius: calc(var(--bridge-arrondi) * 2); background: var(--bridge-surface) }
.pratique:not(:has(*)) { display: none }
.pratique .bridge-zone { grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)) }
`,
  },
  sobre: {
    liquide: `${ENTETE}${RESUME}
{% actions %}
{% zone "corps" %}
{% zone "laterale" %}
{% zone "galerie" %}
{% galerie %}
${SUITE}`,
    css: `& { display: grid; gap: 1.75rem; max-width: 46rem; margin-inline: auto }
${COMMUN}.entete { margin-block: 0 }
.bridge-suggestions .bridge-elements { grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)) }
.bridge-suggestions, .bridge-source { margin-block-start: 1rem }
`,
  },
} as const satisfies Readonly<Record<string, Livre>>;
