import {
  type Creation,
  choice,
  type FormatVu,
  GENRES_DE_MEDIA,
  genresDeMediaPour,
  LANGUES,
  LANGUES_CHOIX,
  text,
} from '@bridge/contract';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChoixDeMedia } from '../../catalogue/media/choix-de-media.tsx';
import { RefChoice } from '../../catalogue/ref-choice.tsx';
import { SimpleField } from '../../catalogue/simple-field.tsx';
import { textIn } from '../../resource/values/read.ts';
import { innerIdOf } from '../../resource/widgets/control.ts';
import classes from './annonces.module.css';
import { controleQuery } from './annonces.queries.ts';

const LANGUE = choice(LANGUES_CHOIX, { label: 'Langue', help: 'Vide\u00a0: toutes.' });
const BOUTON = text({ label: 'Bouton', placeholder: 'Réserver', longest: 40 });
const URL_DE_CLIC = text({
  label: 'Adresse',
  help: 'En https. Vide\u00a0: la fiche de l’établissement. L’origine (utm_) y est ajoutée d’elle-même.',
  placeholder: 'https://www.exemple.fr/offre',
  longest: 2_000,
});
const ALTERNATIF = text({
  label: 'Texte alternatif',
  help: 'Vide\u00a0: celui du média.',
  longest: 300,
});
const PHRASES = {
  titre: { label: 'Titre', longest: 200 },
  accroche: { label: 'Accroche', longest: 500 },
} as const;

interface Props {
  readonly id: string;
  readonly creation: Creation;
  /** Undefined while it is not known. */
  readonly format: FormatVu | undefined;
  readonly inner: Readonly<Record<string, string>>;
  readonly onChange: (next: Creation) => void;
}

const NOTHING_INSIDE = {};
const nothing = () => undefined;

/** One création: what its format allows is asked, the rest is not. */
export function CreationFields({ id, creation, format, inner, onChange }: Props) {
  const common = { inner: NOTHING_INSIDE, readOnly: false, resource: 'annonce', valueOf: nothing } as const;
  const at = (name: string) => ({ id: innerIdOf(id, name), path: innerIdOf(id, name), error: inner[name] });
  const phrase = (name: 'titre' | 'accroche', most: number | null | undefined) => {
    if (most === 0 && creation[name] === '') return null;
    const help = most ? longueurEnMots(most, creation[name].length) : undefined;
    return (
      <SimpleField
        {...common}
        {...at(name)}
        field={text({ ...PHRASES[name], ...(help ? { help } : {}) })}
        value={creation[name]}
        onChange={(next) => onChange({ ...creation, [name]: textIn(next) })}
      />
    );
  };
  const wanted: readonly string[] = format ? genresDeMediaPour(format.genre) : [];
  const genres = GENRES_DE_MEDIA.map(({ value }) => value).filter((genre) => wanted.includes(genre));
  const showsMedia = genres.length > 0 || creation.media !== null;
  return (
    <>
      {format?.consignes && <Text className={classes.consignes}>{format.consignes}</Text>}
      <div className={classes.pair}>
        <RefChoice
          id={innerIdOf(id, 'format')}
          label="Format"
          to="formatAnnonce"
          pour="annonce"
          value={creation.format}
          error={inner.format ?? inner['format.id']}
          onChange={(next) => onChange({ ...creation, format: next ?? { ref: 'formatAnnonce', id: 0 } })}
        />
        <SimpleField
          {...common}
          {...at('langue')}
          field={LANGUE}
          value={creation.langue === '' ? null : creation.langue}
          onChange={(next) => onChange({ ...creation, langue: LANGUES.find((code) => code === next) ?? '' })}
        />
      </div>
      {showsMedia && (
        <>
          <ChoixDeMedia
            id={innerIdOf(id, 'media')}
            label="Visuel"
            genres={genres}
            support="publicite"
            value={creation.media?.id ?? null}
            {...(inner.media === undefined ? {} : { error: inner.media })}
            onChange={(next) => onChange({ ...creation, media: next === null ? null : { ref: 'media', id: next } })}
          />
          {inner.media === undefined && <Controle format={format?.id ?? null} media={creation.media?.id ?? null} />}
        </>
      )}
      {phrase('titre', format?.maxTitre)}
      {phrase('accroche', format?.maxAccroche)}
      <SimpleField
        {...common}
        {...at('bouton')}
        field={BOUTON}
        value={creation.bouton}
        onChange={(next) => onChange({ ...creation, bouton: textIn(next) })}
      />
      <SimpleField
        {...common}
        {...at('url')}
        field={URL_DE_CLIC}
        value={creation.url}
        onChange={(next) => onChange({ ...creation, url: textIn(next) })}
      />
      {showsMedia && (
        <SimpleField
          {...common}
          {...at('alternatif')}
          field={ALTERNATIF}
          value={creation.alternatif}
          onChange={(next) => onChange({ ...creation, alternatif: textIn(next) })}
        />
      )}
    </>
  );
}

function longueurEnMots(most: number, written: number): string {
  return `${most} caractère${most > 1 ? 's' : ''} au plus, ${written} écrit${written > 1 ? 's' : ''}.`;
}

/** What the format says of the media, as soon as it is chosen. */
function Controle({ format, media }: { readonly format: number | null; readonly media: number | null }) {
  const { data } = useQuery(controleQuery(format || null, media));
  if (data === undefined) return null;
  return (
    <div role="status">
      {data.length === 0 ? (
        <Text size="sm" className={classes.suits}>
          Ce média convient au format.
        </Text>
      ) : (
        data.map((faute) => (
          <Text key={faute} size="sm" c="var(--mantine-color-error)">
            {faute}
          </Text>
        ))
      )}
    </div>
  );
}
