import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutside } from '../../platform/net/outside.ts';
import { create } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import { openAtelier } from './atelier.ts';
import { configLue } from './config.repository.ts';
import { translateWithinMonth } from './demande.service.ts';
import { Services } from './testing/services.ts';
import { depenseDuMois } from './usage.repository.ts';

const world = useWorld();
const services = new Services();
let adresse = '';
beforeAll(async () => {
  adresse = await services.open();
  await world().setParametres({ activer_trad_deepl: true, bridge_languages: ['fr', 'en'] });
});
afterAll(() => services.close());

it('what somebody waits for counts like the rest, and does not leave beyond the month', async () => {
  const { db, engine, now } = world();
  const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Office pressé') });
  const { id } = await create(admin, '/reglages/deeplTranslationConfig', {
    nom: 'Anglais',
    fournisseur: 'deepl-free',
    cle: services.cle,
    adresse,
    languesCibles: ['en'],
    champs: ['resume'],
    budget: 20,
    actif: true,
  });
  const config = await configLue(db, id);
  if (config === undefined) throw new Error('the configuration is there');
  const outside = createOutside({ allowed: [new URL(adresse).host], clock: { now: () => new Date() } });
  const atelier = await openAtelier({ db, vault: engine.vault, outside }, config);
  const ask = () =>
    translateWithinMonth(
      { db, clock: { now: () => now } },
      { config, atelier, langue: 'en', textes: ['Au bord du lac'] },
    );
  await ask();
  expect(await depenseDuMois(db, id, now)).toBe(14);
  const before = services.comptes;
  await expect(ask()).rejects.toMatchObject({ errorName: 'invalidInput' });
  expect(services.comptes).toBe(before);
});
