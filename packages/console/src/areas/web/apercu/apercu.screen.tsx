import '@mantine/core/styles/Combobox.css';
import { languageName, openingOf, type Resource, type RessourceApercue, resourceById } from '@bridge/contract';
import { Anchor, NativeSelect, Text } from '@mantine/core';
import { Link, Navigate, useSearchParams } from 'react-router';
import { isApercue } from '../../../catalogue/apercu/apercu.query.ts';
import { isLangue, useApercus } from '../../../catalogue/apercu/apercu.store.ts';
import { RefChoice } from '../../../catalogue/ref-choice.tsx';
import { useLanguages } from '../../../resource/values/language.ts';
import { ApercuVide } from '../../common/apercus/apercu-etat.tsx';
import classes from '../web.module.css';
import { useHeardPage } from './apercu.channel.ts';
import { ESSAYABLES } from './apercu.rules.ts';
import { Enregistree, Page } from './enregistree.tsx';
import { usePageEnregistree } from './use-page-enregistree.ts';

/** A draft as a whole page: that of a form open in another tab, or else the saved record; beside another on the same objet, if one asks. */
export default function ApercuScreen() {
  const [asked] = useSearchParams();
  const ressource = asked.get('ressource') ?? '';
  const resource = resourceById(ressource);
  const id = Number(asked.get('id') ?? 0);
  const formulaire = asked.get('formulaire') ?? '';
  return (
    <main className={classes.whole} tabIndex={-1}>
      {isApercue(ressource) && resource && Number.isSafeInteger(id) && id >= 0 ? (
        <Brouillon
          key={`${ressource} ${id} ${formulaire}`}
          ressource={ressource}
          resource={resource}
          id={id}
          formulaire={formulaire}
        />
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
  const own = usePageEnregistree({ ressource, resource, id: heard ? 0 : id });
  const [avec, setAvec] = useAvec();
  const path = openingOf(resource, id)?.path;
  if (id === 0 && saved > 0)
    return <Navigate to={{ search: `?${new URLSearchParams({ ressource, id: String(saved) })}` }} replace />;
  const shown = heard ?? own.page;
  const objet = shown ? (shown.objet?.id ?? null) : own.error ? null : undefined;
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
        {ESSAYABLES[ressource].sujet === 'objet' && (
          <RefChoice
            to={ressource}
            label="Comparer avec"
            labelHidden
            placeholder="Comparer avec…"
            value={avec === 0 ? null : { ref: ressource, id: avec }}
            onChange={(next) => setAvec(next?.id ?? 0)}
          />
        )}
      </div>
      <div className={classes.wholePages}>
        <section aria-label="Ce brouillon" className={classes.wholePage}>
          {heard ? (
            <Page page={heard} title="Brouillon de la page" />
          ) : (
            <Enregistree {...own} title="Brouillon de la page" id={id} />
          )}
        </section>
        {avec > 0 && <Autre key={avec} ressource={ressource} resource={resource} id={avec} objet={objet} />}
      </div>
    </>
  );
}

/** The record that one compares with, in the address: a link shows both. */
function useAvec(): readonly [number, (id: number) => void] {
  const [asked, setAsked] = useSearchParams();
  const avec = Number(asked.get('avec') ?? 0);
  const choose = (id: number) =>
    setAsked(
      (now) => {
        now.delete('avec');
        if (id > 0) now.set('avec', String(id));
        return now;
      },
      { replace: true },
    );
  return [Number.isSafeInteger(avec) && avec > 0 ? avec : 0, choose];
}

interface AutreProps extends Props {
  /** The objet of the draft beside; null where it shows none, and undefined until that is known. */
  readonly objet: number | null | undefined;
}

/** Another saved record on the same objet. */
function Autre({ ressource, resource, id, objet }: AutreProps) {
  const other = usePageEnregistree({ ressource, resource, id: objet === undefined ? 0 : id, objet });
  return (
    <section aria-label="Comparé avec" className={classes.wholePage}>
      <Enregistree {...other} title="Page comparée" id={id} />
    </section>
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
