import type { PageApercue } from '@bridge/contract';
import { useMantineStyleNonce } from '@mantine/core';
import { useMemo } from 'react';
import { withNonce } from '../../../ui/html/html-page.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { ApercuEtat, ApercuVide } from '../../common/apercus/apercu-etat.tsx';
import classes from '../web.module.css';
import type { PageEnregistree } from './use-page-enregistree.ts';

interface Props extends PageEnregistree {
  readonly title: string;
  readonly id: number;
}

/** The page of a saved record; or why there is none. */
export function Enregistree({ page, title, id, ...state }: Props) {
  if (id === 0)
    return (
      <ApercuVide
        title="Pas encore enregistré"
        reason={
          'Gardez le formulaire ouvert dans un autre onglet\u00a0: la page paraît ici pendant que vous le remplissez.'
        }
      />
    );
  return (
    <ApercuEtat manque={null} data={page} {...state} echec="La page n’a pas pu être dessinée.">
      {(shown) => <Page page={shown} title={title} />}
    </ApercuEtat>
  );
}

export function Page({ page, title }: { readonly page: PageApercue; readonly title: string }) {
  const nonce = useMantineStyleNonce()?.() ?? '';
  const html = useMemo(() => withNonce(page.html, nonce), [page, nonce]);
  const said = [...page.erreurs.map(({ message }) => message), ...page.remarques];
  return (
    <>
      {said.length > 0 && (
        <ul className={classes.wholeSaid} aria-label="Remarques">
          {said.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {html !== '' && <PageFrame title={title} page={html} size="whole" />}
    </>
  );
}
