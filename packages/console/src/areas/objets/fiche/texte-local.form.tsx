import { type FicheObjet, type Langue, languageName, objet } from '@bridge/contract';
import { Button, Group, Text, Textarea, Title } from '@mantine/core';
import { useRights } from '../../../resource/list/actions/use-rights.ts';
import { formatInstant } from '../../../resource/values/format.ts';
import { sentenceOf } from '../../explain.ts';
import classes from './fiche.module.css';
import { Origine } from './origine.tsx';
import { type ChampLocal, localDe } from './textes.rules.ts';
import { useBrouillons } from './use-brouillons.ts';
import { useEcrireTexte } from './use-ecrire-texte.ts';
import { Written } from './written.tsx';

interface Props {
  readonly fiche: FicheObjet;
  readonly champ: ChampLocal;
  readonly label: string;
  readonly langue: Langue;
}

/** One text in one language: that of the source, and the local one that replaces it. */
export function TexteLocalForm({ fiche, champ, label, langue }: Props) {
  const local = localDe(fiche.textesLocaux, champ, langue);
  const { draft, write, forget, forgetSaved } = useBrouillons(`${champ}.${langue}`);
  const save = useEcrireTexte(fiche.objet.id, champ, langue, forgetSaved);
  const rights = useRights(objet, fiche.objet);
  const source = fiche.document[champ][langue]?.trim();
  const value = draft ?? local?.valeur ?? '';
  const isChanged = value !== (local?.valeur ?? '');
  const name = `${label} (${languageName(langue).toLowerCase()})`;
  return (
    <section className={classes.pair} aria-label={name}>
      <div>
        <Title order={3}>{label}</Title>
        <SourceText fiche={fiche} champ={champ} langue={langue} />
      </div>
      <div>
        <div className={classes.language}>
          <span>Texte local</span>
          {local && <Origine origine={local.origine} perime={local.perime} />}
          {local && <span>{signatureOf(local.par, local.majLe)}</span>}
        </div>
        <Textarea
          aria-label={name}
          lang={langue}
          autosize
          minRows={champ === 'nom' ? 1 : 4}
          maxRows={24}
          maxLength={20_000}
          value={value}
          readOnly={!rights.edit}
          placeholder={source ? 'Le texte de la source est publié.' : 'Rien n’est publié dans cette langue.'}
          error={save.error && sentenceOf(save.error)}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        {rights.edit && (
          <Group gap="xs" mt="xs">
            <Button
              size="xs"
              disabled={!isChanged || value.trim() === ''}
              loading={save.isPending}
              onClick={() => save.mutate(value.trim())}
            >
              Enregistrer
            </Button>
            {isChanged && (
              <Button size="xs" variant="default" onClick={forget}>
                Annuler
              </Button>
            )}
            {value === '' && source && (
              <Button size="xs" variant="default" onClick={() => write(source)}>
                Partir du texte de la source
              </Button>
            )}
            {local && (
              <Button size="xs" variant="subtle" disabled={save.isPending} onClick={() => save.mutate(null)}>
                Revenir au texte de la source
              </Button>
            )}
          </Group>
        )}
      </div>
    </section>
  );
}

/** The text of the source in the language or, to translate from, in French. */
function SourceText({ fiche, champ, langue }: Omit<Props, 'label'>) {
  const textes = fiche.document[champ];
  const own = textes[langue]?.trim();
  const text = own || textes.fr?.trim();
  if (!text) return <Text c="dimmed">La source n’a pas ce texte.</Text>;
  return (
    <>
      <div className={classes.language}>
        {own ? 'Source' : `La source ne l’a pas dans cette langue\u00a0: le voici en français`}
      </div>
      <Written text={text} lang={own ? langue : 'fr'} />
    </>
  );
}

function signatureOf(par: string | null, le: string): string {
  return [par, formatInstant(le, new Date()).relative].filter(Boolean).join(', ');
}
