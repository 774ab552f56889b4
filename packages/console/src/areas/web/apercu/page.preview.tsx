import type { PageApercue } from '@bridge/contract';
import { Button, Skeleton, Stack, Text, useMantineStyleNonce } from '@mantine/core';
import { useMemo } from 'react';
import { ApiError } from '../../../api/client.ts';
import { useApercus } from '../../../catalogue/apercu/apercu.store.ts';
import { type Apercu, useApercu } from '../../../catalogue/apercu/use-apercu.ts';
import { useScene } from '../../../resource/form/form.context.ts';
import { Fold } from '../../../ui/fold.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from '../web.module.css';
import { ApercuControls } from './apercu.controls.tsx';
import { manqueEnMots, withNonce } from './apercu.rules.ts';
import { Referencement } from './referencement.card.tsx';

/** Beside a record, saved or not: the public page that it makes, drawn by what draws the real ones. */
export default function ApercuDePage() {
  const apercu = useApercu();
  return (
    <Stack gap="sm">
      <ApercuControls />
      {apercu.error ? <Failure {...apercu} error={apercu.error} /> : <Shown {...apercu} />}
    </Stack>
  );
}

/** What lacks is said as such; the rest can be tried again. */
function Failure({ error, isFetching, retry }: Apercu & { readonly error: Error }) {
  const { fields } = useScene().form.resource;
  const lacks = error instanceof ApiError && error.status === 400 && error.errors.length > 0;
  if (lacks) {
    return (
      <div className={classes.empty} role="status">
        <Text fw={600}>Pas encore d’aperçu</Text>
        <Text size="sm" c="dimmed">
          {manqueEnMots(
            error.errors.map(({ path }) => path),
            fields,
          )}
        </Text>
      </div>
    );
  }
  return (
    <div className={classes.empty} role="alert">
      <Text>{`La page n’a pas pu être dessinée. ${sentenceOf(error)}`}</Text>
      <Button variant="default" size="compact-sm" loading={isFetching} onClick={retry}>
        Réessayer
      </Button>
    </div>
  );
}

function Shown({ page, isLate }: Apercu) {
  const nonce = useMantineStyleNonce()?.() ?? '';
  const largeur = useApercus((state) => state.largeur);
  const html = useMemo(() => (page ? withNonce(page.html, nonce) : ''), [page, nonce]);
  if (!page) return <Skeleton height={352} />;
  const { erreurs, remarques, referencement, objet } = page;
  return (
    <>
      {erreurs.length > 0 && (
        <div className={classes.empty} role="status">
          <Text fw={600}>Le modèle ne peut pas être lu</Text>
          <ul className={classes.remarks}>
            {erreurs.map(({ ligne, message }) => (
              <li key={`${ligne} ${message}`}>{ligne === null ? message : `Ligne ${ligne}\u00a0: ${message}`}</li>
            ))}
          </ul>
        </div>
      )}
      <Remarques remarques={remarques} />
      {html !== '' && (
        <PageFrame
          title={objet ? `Aperçu avec «\u00a0${objet.nom}\u00a0»` : 'Aperçu de la page'}
          page={html}
          largeur={largeur}
          isStale={isLate}
          size="tall"
        />
      )}
      {objet && (
        <Text size="xs" c="dimmed">
          {`Objet montré\u00a0: ${objet.nom}`}
        </Text>
      )}
      {html === '' && erreurs.length === 0 && remarques.length === 0 && (
        <div className={classes.empty} role="status">
          <Text size="sm" c="dimmed">
            Rien à montrer pour l’instant.
          </Text>
        </div>
      )}
      {referencement && <Referencement referencement={referencement} />}
    </>
  );
}

/** A form that was just opened lacks nearly everything: one line says so, and more where one asks. */
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
