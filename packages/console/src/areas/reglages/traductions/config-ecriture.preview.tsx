import {
  apercuDEcriture,
  brouillonDEcritureSchema,
  LANGUES_CHOIX,
  type LigneEcrite,
  MODES_D_ECRITURE,
  type ModeDEcriture,
} from '@bridge/contract';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { manqueEnMots } from '../../../catalogue/apercu/manque.words.ts';
import { useBrouillon } from '../../../catalogue/apercu/use-brouillon.ts';
import { ObjetChoice } from '../../../catalogue/objet-choice.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { ApercuEtat } from '../../common/apercus/apercu-etat.tsx';
import classes from './config.module.css';

/** Beside a configuration, saved or not: the request that Apidae would receive for one objet. Nothing is sent. */
export default function ConfigEcriturePreview() {
  const { brouillon, manquent, isLate } = useBrouillon(brouillonDEcritureSchema);
  const [objet, setObjet] = useState<number | null>(null);
  const [chosen, setMode] = useState<ModeDEcriture>('MODIFICATION');
  const modes = MODES_D_ECRITURE.filter(({ value }) => brouillon?.modes.includes(value));
  const mode = modes.some(({ value }) => value === chosen) ? chosen : (modes[0]?.value ?? chosen);
  const body = brouillon !== null && objet !== null ? { brouillon, objet, mode } : null;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: ['reglages', 'charge-apidae', body],
    queryFn: body === null ? skipToken : ({ signal }) => call(apercuDEcriture, { body }, { toldInPlace: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  });
  return (
    <Stack gap="sm">
      <ObjetChoice label="Objet" value={objet} onChange={setObjet} />
      {modes.length > 1 && (
        <NativeSelect
          label="Mode"
          value={mode}
          data={modes.map(({ value, label }) => ({ value, label }))}
          onChange={({ currentTarget }) => {
            const next = modes.find(({ value }) => value === currentTarget.value);
            if (next) setMode(next.value);
          }}
        />
      )}
      <ApercuEtat
        manque={
          brouillon === null
            ? manqueEnMots(manquent)
            : objet === null
              ? 'Choisissez un objet\u00a0: vous verrez ce qu’Apidae en recevrait. Rien n’est envoyé.'
              : null
        }
        data={data}
        error={error}
        isFetching={isFetching}
        isStale={isLate || isPlaceholderData}
        retry={() => void refetch()}
        echec="Ce qu’Apidae recevrait n’a pas pu être préparé."
        height={200}
      >
        {({ charge, ecrits, remarques }) => (
          <>
            {charge === null ? (
              <Text role="status" fw={600}>
                Rien ne partirait.
              </Text>
            ) : (
              <>
                <Ecrits lignes={ecrits} />
                <Fold title="L’envoi tel qu’Apidae le lit">
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls. */}
                  <pre className={classes.json} tabIndex={0}>
                    {charge}
                  </pre>
                </Fold>
              </>
            )}
            {remarques.length > 0 && (
              <ul className={classes.remarks} aria-label="Remarques">
                {remarques.map((remarque) => (
                  <li key={remarque}>{remarque}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </ApercuEtat>
    </Stack>
  );
}

/** The values that would be written, with their paths and languages. A request that writes nothing says so. */
function Ecrits({ lignes }: { readonly lignes: readonly LigneEcrite[] }) {
  if (lignes.length === 0)
    return (
      <Text size="sm" role="status">
        {'La demande partirait seule\u00a0: aucun texte de l’objet ne serait changé.'}
      </Text>
    );
  const isChange = lignes.some(({ avant }) => avant !== undefined);
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label="Ce qui serait écrit dans Apidae">
        <thead>
          <tr>
            <th scope="col">Dans Apidae</th>
            {isChange && <th scope="col">Aujourd’hui</th>}
            <th scope="col">Ce qui serait écrit</th>
          </tr>
        </thead>
        <tbody>
          {lignes.map(({ champ, langue, avant, texte }) => (
            <tr key={`${champ} ${langue}`}>
              <th scope="row">{langue === null ? champ : `${champ}, ${nomDe(langue)}`}</th>
              {isChange && <td>{avant || 'Rien'}</td>}
              <td>{texte}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const nomDe = (langue: string) => (LANGUES_CHOIX.find(({ value }) => value === langue)?.label ?? langue).toLowerCase();
