import type { Livre } from './livre.ts';

const ENTETE = `<header class="entete">
  {% ariane %}
  {% image %}
  {% titre %}
  {% introduction %}
</header>
`;
const BARRE = `<div class="bridge-barre">{% compteur %}{% tri %}</div>
`;
const SUITE = `{% pagination %}
    {% exports %}
`;

/** The frame of the three templates: the search form where the model wants it, and the map beside or above. */
const corps = `${ENTETE}<div class="bridge-corps bridge-corps-{{ liste.zoneMoteur }}">
  {% moteur %}
  <div class="bridge-resultats" data-bridge-resultats>
    ${BARRE}    {% if liste.carte %}<div class="bridge-avec-carte bridge-vue-{{ liste.vue }}">
      {% carte %}
      <div class="bridge-twin">{% elements %}</div>
    </div>{% else %}{% elements %}{% endif %}
    ${SUITE}  </div>
</div>
{% pied %}
`;
const EN_TETE = `.entete { display: grid; gap: .75rem; margin-block-end: 1.75rem }
.entete > :not(.bridge-bandeau) { max-width: 46rem }
`;

export const LISTES = {
  grille: { liquide: corps, css: EN_TETE },
  lignes: {
    liquide: corps,
    css: `${EN_TETE}.bridge-elements { grid-template-columns: minmax(0, 1fr) }
`,
  },
  agenda: {
    liquide: corps,
    css: `${EN_TETE}.bridge-elements { grid-template-columns: minmax(0, 1fr); gap: .75rem }
.bridge-jour { display: grid; gap: .75rem }
.bridge-jour + .bridge-jour { margin-block-start: 2rem }
.bridge-jour > h2 { position: sticky; inset-block-start: 0; z-index: 2; padding-block: .5rem; background: var(--bridge-fond); font-size: 1.125rem }
`,
  },
} as const satisfies Readonly<Record<string, Livre>>;
