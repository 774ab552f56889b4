import { FORMATS_D_ESSAI, JEUX_D_ESSAI } from '@bridge/contract';
import { Group, NativeSelect, Stack } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { Fold } from '../../../ui/fold.tsx';
import { ApercuEtat } from '../../common/apercus/apercu-etat.tsx';
import { modelesQuery } from '../editions.queries.ts';
import { Dites } from '../pages/dites.tsx';
import { PagesDApercu } from '../pages/pages.apercu.tsx';
import { tryOut, useEssai, useEssais } from './use-essai.ts';

/** Beside a gabarit, saved or not: its pages, made of trial fiches or of one’s own models. */
export default function GabaritPreview() {
  const { data, error, isFetching, isLate, refetch } = useEssai();
  return (
    <Stack gap="sm">
      <EssaiChoice />
      <ApercuEtat
        manque={null}
        data={data}
        error={error}
        isFetching={isFetching}
        isStale={isLate}
        retry={() => void refetch()}
        echec="Les pages n’ont pas pu être dessinées."
        height={420}
      >
        {(shown) => (
          <Stack gap="sm">
            <PagesDApercu apercu={shown} />
            {shown.avis.length > 0 && (
              <Fold title={`À regarder (${shown.avis.length})`}>
                <Dites dites={shown.avis} />
              </Fold>
            )}
          </Stack>
        )}
      </ApercuEtat>
    </Stack>
  );
}

/** Chooses what the gabarit is tried on. */
function EssaiChoice() {
  const { essai } = useEssais();
  const { data: modeles = [] } = useQuery(modelesQuery);
  const format = essai.genre === 'jeu' ? essai.format : 'a5';
  const choose = (value: string) => {
    const jeu = JEUX_D_ESSAI.find((one) => one.value === value);
    tryOut(jeu ? { genre: 'jeu', jeu: jeu.value, format } : { genre: 'modele', modele: Number(value) });
  };
  return (
    <Group gap="sm" grow align="flex-end">
      <NativeSelect
        label="Essayer avec"
        value={essai.genre === 'jeu' ? essai.jeu : String(essai.modele)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { group: 'Jeux d’essai', items: JEUX_D_ESSAI.map(({ value, label }) => ({ value, label })) },
          { group: 'Vos modèles', items: modeles },
        ]}
      />
      {essai.genre === 'jeu' && (
        <NativeSelect
          label="Format"
          value={essai.format}
          onChange={({ currentTarget }) => {
            const chosen = FORMATS_D_ESSAI.find(({ value }) => value === currentTarget.value);
            if (chosen) tryOut({ ...essai, format: chosen.value });
          }}
          data={FORMATS_D_ESSAI.map(({ value, label }) => ({ value, label }))}
        />
      )}
    </Group>
  );
}
