import { FORMATS_D_ESSAI, JEUX_D_ESSAI, modeleEdition } from '@bridge/contract';
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import '../../../resource/widgets/choice.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { ApercuEtat, ApercuVide } from '../../apercu-etat.tsx';
import { PagesViewer } from '../pages/pages.viewer.tsx';
import { essayer, useEssai, useEssais } from './use-essai.ts';

const MODELES_PROPOSES = 100;

const modelesQuery = {
  queryKey: [...resourceKey(modeleEdition.id), 'essais'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { itemsPerPage: MODELES_PROPOSES, sort: 'nom' };
    const { items } = await call(modeleEdition.calls.list, { query }, { signal });
    return items.map(({ id, nom }) => ({ id, nom: String(nom) }));
  },
};

/** Beside a gabarit, saved or not: the pages that it gives, of fiches made for that or of one’s own models. */
export default function GabaritPreview() {
  const [page, setPage] = useState(1);
  const { apercu, error, isFetching, isLate, retry } = useEssai();
  return (
    <Stack gap="sm">
      <EssaiChoice />
      <ApercuEtat
        manque={null}
        data={apercu}
        error={error}
        isFetching={isFetching}
        isStale={isLate}
        retry={retry}
        echec="Les pages n’ont pas pu être dessinées."
        height={420}
      >
        {(shown) =>
          shown.pages > 0 ? (
            <PagesViewer
              source={{ genre: 'apercu', jeton: shown.jeton }}
              pages={shown.pages}
              ratio={shown.largeur / shown.hauteur}
              rectoVerso={shown.rectoVerso}
              page={Math.min(page, shown.pages)}
              onPage={setPage}
            />
          ) : (
            <ApercuVide title="La source ne peut pas être lue">
              {shown.erreurs.map(({ ligne, message }) => (
                <Text key={`${ligne} ${message}`} size="sm">
                  {ligne === null ? message : `Ligne ${ligne}\u00a0: ${message}`}
                </Text>
              ))}
            </ApercuVide>
          )
        }
      </ApercuEtat>
    </Stack>
  );
}

/** What the gabarit is tried on. */
function EssaiChoice() {
  const { essai } = useEssais();
  const { data: modeles = [] } = useQuery(modelesQuery);
  const format = essai.genre === 'jeu' ? essai.format : 'a5';
  const choose = (value: string) => {
    const jeu = JEUX_D_ESSAI.find((one) => one.value === value);
    essayer(jeu ? { genre: 'jeu', jeu: jeu.value, format } : { genre: 'modele', modele: Number(value) });
  };
  return (
    <Group gap="sm" grow align="flex-end">
      <NativeSelect
        label="Essayer avec"
        value={essai.genre === 'jeu' ? essai.jeu : String(essai.modele)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { group: 'Jeux d’essai', items: JEUX_D_ESSAI.map(({ value, label }) => ({ value, label })) },
          {
            group: 'Vos modèles',
            items: modeles.map(({ id, nom }) => ({ value: String(id), label: nom })),
          },
        ]}
      />
      {essai.genre === 'jeu' && (
        <NativeSelect
          label="Format"
          value={essai.format}
          onChange={({ currentTarget }) => {
            const chosen = FORMATS_D_ESSAI.find(({ value }) => value === currentTarget.value);
            if (chosen) essayer({ ...essai, format: chosen.value });
          }}
          data={FORMATS_D_ESSAI.map(({ value, label }) => ({ value, label }))}
        />
      )}
    </Group>
  );
}
