import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';
import { officeEnLigne } from '../testing/site.ts';
import { composee, names, page } from './testing/liste.ts';

const world = useWorld();

async function guided() {
  const office = await officeEnLigne(world());
  await office.objets(
    { colonnes: { nom: 'Hôtel du Lac', type_bridge: 'hotel', commune: 'Malbrume', faits: ['animaux'] } },
    { colonnes: { nom: 'Hôtel des Bois', type_bridge: 'hotel', commune: 'Valdoré' } },
    { colonnes: { nom: 'Table du Lac', commune: 'Malbrume' } },
  );
  const { id } = await office.moteur(
    [
      { cible: 'typeBridge', code: 'type' },
      { cible: 'fait', fait: 'animaux', code: 'animaux', types: ['hotel'] },
      { cible: 'commune', code: 'commune', choix: [] },
    ],
    { mode: 'guide' },
  );
  const { code } = await office.liste({ moteur: id, parPage: 1 });
  const asked = async (requete: string) => page(office, code, requete);
  return { office, code, asked };
}

it('a guided search asks its questions one by one, with what is left behind each choice', async () => {
  const { asked } = await guided();
  const first = await asked('');
  expect(first.moteur?.guide).toMatchObject({ question: 'type', voir: 'Voir les 3\u00a0résultats' });
  // Search engines and browsers without scripts have the whole list there.
  expect(first.total).toBe(3);
  const next = await asked('type=hotel&question=type-');
  expect(next.moteur?.guide).toMatchObject({ question: 'animaux', progres: 'Question 2 sur 3' });
  expect(next.moteur?.actifs.map(({ libelle }) => libelle)).toEqual(['Hôtel']);
  const last = await asked('type=restaurant&question=type-');
  expect(last.moteur?.guide).toMatchObject({ question: 'commune', voir: 'Voir le résultat' });
  const choix = last.moteur?.filtres.find(({ code }) => code === 'commune')?.question;
  expect(choix?.genre === 'choix' && choix.choix.map(({ slug, nombre }) => [slug, nombre])).toEqual([['malbrume', 1]]);
});

it('its results are an address like any other: pages, files and search engines are told of no question', async () => {
  const { office, code, asked } = await guided();
  const base = `${office.visite().base}/fr/${code}`;
  const results = await asked('type=hotel');
  expect(names(results)).toEqual(['Hôtel des Bois']);
  expect(results.moteur?.guide?.question).toBeNull();
  expect(results.pagination.suivante).toBe(`${base}?type=hotel&page=2`);
  const during = await asked('question=commune');
  expect(during.referencement.canonique).toBe(`https://bridge.example${base}`);
  expect(during.langues.find(({ actuelle }) => actuelle)?.href).toBe(`${base}?question=commune`);
  expect((await composee(office, code, 'type=hotel&question=commune')).mesure?.filtres).toEqual(['type=hotel']);
});
