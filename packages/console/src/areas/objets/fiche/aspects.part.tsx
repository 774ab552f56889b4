import { ASPECTS, type DocumentObjet, ouvertureEnMots } from '@bridge/contract';
import { Stack, Title } from '@mantine/core';
import { NOMS_ASPECTS } from '../../../catalogue/aspects.words.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './fiche.module.css';
import { prixEnMots } from './tarifs.part.tsx';
import { motsDe, texteDe } from './textes.rules.ts';
import { Written } from './written.tsx';

type Aspects = NonNullable<DocumentObjet['aspects']>;
type Aspect = NonNullable<Aspects[keyof Aspects]>;

/** The variants that the source gives for a season or an audience. */
export function AspectsPart({ aspects = {} }: { readonly aspects: Aspects | undefined }) {
  const langues = useLanguages();
  const said = ASPECTS.flatMap((code) => {
    const aspect = aspects[code];
    const pairs = aspect ? pairsOf(aspect, langues) : [];
    return pairs.length > 0 ? [{ code, pairs }] : [];
  });
  if (said.length === 0) return null;
  return (
    <Panel title="Aspects" intro="Ce que la source dit autrement, selon la saison ou le public.">
      {said.map(({ code, pairs }) => (
        <Stack key={code} gap={4} component="section" aria-label={NOMS_ASPECTS[code]}>
          <Title order={3}>{NOMS_ASPECTS[code]}</Title>
          <dl className={classes.pairs}>
            {pairs.map(([name, text]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>
                  <Written text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </Stack>
      ))}
    </Panel>
  );
}

function pairsOf(aspect: Aspect, langues: readonly string[]): (readonly [string, string])[] {
  const { nom, resume, description, ouverture, tarifs, contacts = [], medias = [] } = aspect;
  const pairs = [
    ['Nom', texteDe(nom, langues)],
    ['Résumé', texteDe(resume, langues)],
    ['Description', texteDe(description, langues)],
    ['Ouverture', ouverture ? ouvertureOf(ouverture) : ''],
    ['Tarifs', tarifs ? tarifsOf(tarifs, langues) : ''],
    ['Contacts', contacts.map(({ valeur }) => valeur).join('\n')],
    ['Médias', medias.map(({ titre, url }) => texteDe(titre, langues) || url).join('\n')],
  ] as const;
  return pairs.filter(([, text]) => text !== '');
}

function ouvertureOf(ouverture: NonNullable<Aspect['ouverture']>): string {
  const { etat, periodes, fermetures, texte } = ouvertureEnMots(ouverture);
  return [etat, ...periodes.map(({ phrase }) => phrase), fermetures, texte].filter(Boolean).join('\n');
}

function tarifsOf({ lignes, texte }: NonNullable<Aspect['tarifs']>, langues: readonly string[]): string {
  const prices = lignes.map((ligne) => `${motsDe(ligne.libelle, langues)}\u00a0: ${prixEnMots(ligne)}`);
  return [...prices, texteDe(texte, langues)].filter(Boolean).join('\n');
}
