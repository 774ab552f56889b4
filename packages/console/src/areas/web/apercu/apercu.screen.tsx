import '@mantine/core/styles/Combobox.css';
import {
  languageName,
  openingOf,
  type PageApercue,
  type Resource,
  type RessourceApercue,
  resourceById,
} from '@bridge/contract';
import { Anchor, NativeSelect, Text, useMantineStyleNonce } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { apercuQuery, isApercue } from '../../../catalogue/apercu/apercu.query.ts';
import { isLangue, useApercus } from '../../../catalogue/apercu/apercu.store.ts';
import { recordQuery } from '../../../resource/form/record.queries.ts';
import { valuesOf } from '../../../resource/form/values.rules.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import { withNonce } from '../../../ui/html/html-page.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { ApercuEtat, ApercuVide } from '../../common/apercus/apercu-etat.tsx';
import classes from '../web.module.css';
import { useHeardPage } from './apercu.channel.ts';

/** A draft as a whole page: that of a form open in another tab, or else the saved record. */
export default function ApercuScreen() {
  const [asked] = useSearchParams();
  const ressource = asked.get('ressource') ?? '';
  const resource = resourceById(ressource);
  const id = Number(asked.get('id') ?? 0);
  const formulaire = asked.get('formulaire') ?? '';
  return (
    <main className={classes.whole} tabIndex={-1}>
      {isApercue(ressource) && resource && Number.isSafeInteger(id) && id >= 0 ? (
        <Brouillon key={asked.toString()} ressource={ressource} resource={resource} id={id} formulaire={formulaire} />
      ) : (
        <ApercuVide title="Rien à montrer" reason="Cette adresse ne nomme aucun brouillon." />
      )}
    </main>
  );
}

interface Props {
  readonly ressource: RessourceApercue;
  readonly resource: Resource;
  readonly id: number;
}

interface BrouillonProps extends Props {
  /** Key of the form that makes the record, until it is saved. */
  readonly formulaire: string;
}

function Brouillon({ ressource, resource, id, formulaire }: BrouillonProps) {
  const { page: heard, id: saved } = useHeardPage(ressource, id, formulaire);
  const path = openingOf(resource, id)?.path;
  if (id === 0 && saved > 0)
    return <Navigate to={{ search: `?${new URLSearchParams({ ressource, id: String(saved) })}` }} replace />;
  return (
    <>
      <div className={classes.wholeBar}>
        <Text component="h1" size="sm" fw={600}>
          {resource.noun.one}
        </Text>
        <Text size="sm" c="dimmed">
          {heard
            ? 'Brouillon tel que vous le tapez\u00a0: les visiteurs ne le voient pas.'
            : 'Brouillon tel qu’il est enregistré\u00a0: les visiteurs ne le voient pas.'}
        </Text>
        {!heard && <Langue />}
        {id > 0 && path !== undefined && (
          <Anchor component={Link} to={path} size="sm">
            Ouvrir le formulaire
          </Anchor>
        )}
      </div>
      {heard ? <Page page={heard} /> : <Enregistre ressource={ressource} resource={resource} id={id} />}
    </>
  );
}

/** The choice of a language, which the form makes while it is open. */
function Langue() {
  const { langue, set } = useApercus();
  const languages = useLanguages().filter(isLangue);
  if (languages.length < 2) return null;
  return (
    <NativeSelect
      size="xs"
      aria-label="Langue"
      value={langue}
      onChange={({ currentTarget }) => isLangue(currentTarget.value) && set({ langue: currentTarget.value })}
      data={languages.map((value) => ({ value, label: languageName(value) }))}
    />
  );
}

/** The page of the saved record, where no form sends a newer one. */
function Enregistre({ ressource, resource, id }: Props) {
  const langue = useApercus((state) => state.langue);
  // Read anew, since the form that sent its page may just have saved the record.
  const saved = useQuery({ ...recordQuery(resource, id), enabled: id > 0, staleTime: 0 });
  const valeurs = saved.data ? { ...valuesOf(resource, saved.data), id } : {};
  const drawn = useQuery({
    ...apercuQuery(ressource, { valeurs, langue, pas: 0, requete: '' }),
    enabled: saved.data !== undefined,
  });
  const { error, isFetching, refetch } = saved.error ? saved : drawn;
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
    <ApercuEtat
      manque={null}
      data={saved.error ? undefined : drawn.data}
      error={error}
      isFetching={isFetching}
      isStale={drawn.isPlaceholderData}
      retry={() => void refetch()}
      echec="La page n’a pas pu être dessinée."
    >
      {(page) => <Page page={page} />}
    </ApercuEtat>
  );
}

function Page({ page }: { readonly page: PageApercue }) {
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
      {html !== '' && <PageFrame title="Brouillon de la page" page={html} size="whole" />}
    </>
  );
}
