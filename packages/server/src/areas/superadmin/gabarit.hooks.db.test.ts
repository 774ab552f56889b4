import type { AnyRecord } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useAtelier } from '../../testing/atelier.ts';

const atelier = useAtelier();
const superAdmin = () => atelier.world.person({ roles: ['ROLE_SUPER_ADMIN'] });
const PATHS = {
  liste: '/api/superadmin/listes/templates',
  element: '/api/superadmin/listes/items/templates',
  fiche: '/api/superadmin/fiches/templates',
  infobulle: '/api/superadmin/mapPopupTemplates',
  composant: '/api/superadmin/bridgeComponents',
} as const;
const values = (code: string, changes: object) => ({
  nom: code,
  code,
  base: 'propre',
  liquide: '',
  css: '',
  ...changes,
});

describe('a gabarit', () => {
  it('that is broken is not saved, and the line is told on its field', async () => {
    const person = await superAdmin();
    for (const [genre, path] of Object.entries(PATHS)) {
      const made = await person.call('POST', path, values(`casse-${genre}`, { liquide: '<p>\n{% if objet %}\n</p>' }));
      expect(made.status, genre).toBe(400);
      expect(made.body.errors).toEqual([
        { path: 'liquide', message: 'Ligne 2\u00a0: La balise {% if %} n’est pas fermée.' },
      ]);
    }
  });

  it('holds no script, and its styles stay inside of it', async () => {
    const person = await superAdmin();
    const sent = values('script', {
      liquide: '<p onclick="x">a</p>\n<script>alert(1)</script>',
      css: '.a{}\n@import "x.css";',
    });
    const { status, body } = await person.call('POST', PATHS.fiche, sent);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        path: 'liquide',
        message:
          'Ligne 1\u00a0: L’attribut «\u00a0onclick\u00a0» n’est pas permis dans un gabarit. Ligne 2\u00a0: L’élément <script> n’est pas permis dans un gabarit.',
      },
      { path: 'css', message: 'Ligne 2\u00a0: @import n’est pas permis dans les styles d’un gabarit.' },
    ]);
  });

  it('has the tags of its kind', async () => {
    const person = await superAdmin();
    const refused = await person.call('POST', PATHS.element, values('moteur', { liquide: '{% moteur %}' }));
    expect(refused.body.errors?.[0]?.message).toBe(
      'Ligne 1\u00a0: La balise {% moteur %} n’existe pas dans ce gabarit.',
    );
    const made = await person.call(
      'POST',
      PATHS.liste,
      values('moteur', { liquide: '{% moteur %}{% elements %}', css: '.a{color:red}' }),
    );
    expect(made.status, JSON.stringify(made.body)).toBe(200);
  });

  it('of the product may be given styles, and is judged by its own source once it has one', async () => {
    const person = await superAdmin();
    const made = await person.call<AnyRecord>(
      'POST',
      PATHS.fiche,
      values('du-produit', { base: 'sobre', liquide: '{% if', css: '.a{color:red}' }),
    );
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { id, version } = made.body.data;
    const changed = await person.call('PUT', `${PATHS.fiche}/${id}`, { base: 'propre', version });
    expect(changed.status).toBe(400);
    expect(changed.body.errors?.[0]?.path).toBe('liquide');
  });
});
