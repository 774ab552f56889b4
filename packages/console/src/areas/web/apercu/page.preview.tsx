import type { PageApercue } from '@bridge/contract';
import { Stack, Text, useMantineStyleNonce } from '@mantine/core';
import { useMemo } from 'react';
import { ApiError } from '../../../api/client.ts';
import { useLargeur } from '../../../catalogue/apercu/apercu.store.ts';
import { labelsOf, manqueEnMots } from '../../../catalogue/apercu/manque.words.ts';
import { useApercu } from '../../../catalogue/apercu/use-apercu.ts';
import { useRecordFormContext } from '../../../resource/form/form.context.ts';
import { Fold } from '../../../ui/fold.tsx';
import { withNonce } from '../../../ui/html/html-page.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { ApercuEtat, ApercuVide } from '../../common/apercus/apercu-etat.tsx';
import classes from '../web.module.css';
import { useTellPage } from './apercu.channel.ts';
import { ApercuControls } from './apercu.controls.tsx';
import { namesIn } from './apercu.rules.ts';
import { Referencement } from './referencement.card.tsx';

/** Beside a record, saved or not: its public page, drawn by the code that serves visitors. */
export default function ApercuDePage() {
  const { page, error, isLate, isFetching, retry } = useApercu();
  const { fields } = useRecordFormContext().form.resource;
  useTellPage(isLate ? undefined : page);
  // Missing fields are named; any other failure can be tried again.
  const lacks = error instanceof ApiError && error.status === 400 ? error.errors.map(({ path }) => path) : [];
  return (
    <Stack gap="sm">
      <ApercuControls />
      <ApercuEtat
        manque={lacks.length > 0 ? manqueEnMots(labelsOf(fields, namesIn(lacks))) : null}
        data={page}
        error={error}
        isFetching={isFetching}
        isStale={isLate}
        retry={retry}
        echec="La page n’a pas pu être dessinée."
      >
        {(shown) => <Shown page={shown} />}
      </ApercuEtat>
    </Stack>
  );
}

function Shown({ page }: { readonly page: PageApercue }) {
  const nonce = useMantineStyleNonce()?.() ?? '';
  const largeur = useLargeur();
  const html = useMemo(() => withNonce(page.html, nonce), [page, nonce]);
  const { erreurs, remarques, referencement, objet } = page;
  return (
    <>
      {erreurs.length > 0 && (
        <ApercuVide title="Le modèle ne peut pas être lu">
          <ul className={classes.remarks}>
            {erreurs.map(({ ligne, message }) => (
              <li key={`${ligne} ${message}`}>{ligne === null ? message : `Ligne ${ligne}\u00a0: ${message}`}</li>
            ))}
          </ul>
        </ApercuVide>
      )}
      <Remarques remarques={remarques} />
      {html !== '' && (
        <PageFrame
          title={objet ? `Aperçu avec «\u00a0${objet.nom}\u00a0»` : 'Aperçu de la page'}
          page={html}
          largeur={largeur}
          size="tall"
        />
      )}
      {objet && (
        <Text size="xs" c="dimmed">
          {`Objet montré\u00a0: ${objet.nom}`}
        </Text>
      )}
      {html === '' && erreurs.length === 0 && remarques.length === 0 && (
        <ApercuVide reason="Rien à montrer pour l’instant." />
      )}
      {referencement && <Referencement referencement={referencement} />}
    </>
  );
}

/** The most remarks shown at once: a new form lacks nearly everything. */
const MOST_REMARKS = 2;

function Remarques({ remarques }: Pick<PageApercue, 'remarques'>) {
  if (remarques.length === 0) return null;
  const all = (
    <ul className={classes.remarks} aria-label="Remarques">
      {remarques.map((remarque) => (
        <li key={remarque}>{remarque}</li>
      ))}
    </ul>
  );
  return remarques.length <= MOST_REMARKS ? all : <Fold title={`${remarques.length} remarques`}>{all}</Fold>;
}
