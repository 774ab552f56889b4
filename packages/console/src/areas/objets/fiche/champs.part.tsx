import { type DocumentObjet, formatNumber } from '@bridge/contract';
import { useCibles } from '../../../catalogue/cibles.options.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './fiche.module.css';
import { texteDe } from './textes.rules.ts';
import { Written } from './written.tsx';

type Champs = DocumentObjet['champs'];

interface ChampsPartProps {
  readonly champs: Champs;
  /** The units by code of field. */
  readonly unites: Readonly<Record<string, string>>;
}

/** The fields that this instance adds to the dictionary, under their labels. */
export function ChampsPart(props: ChampsPartProps) {
  return Object.keys(props.champs).length === 0 ? null : <Champs {...props} />;
}

function Champs({ champs, unites }: ChampsPartProps) {
  const langues = useLanguages();
  const codes = Object.keys(champs).map((code) => `champ:${code}`);
  const names = new Map(
    useCibles(codes.join(' ')).flatMap(({ items }) => items.map(({ value, label }) => [value, label])),
  );
  return (
    <Panel title="Champs ajoutés" intro="Ceux que le dictionnaire de cette instance lit en plus.">
      <dl className={classes.pairs}>
        {Object.entries(champs).map(([code, value]) => (
          <div key={code} style={{ display: 'contents' }}>
            <dt>{names.get(`champ:${code}`) ?? code}</dt>
            <dd>
              <Written text={wordsOf(value, langues, unites[code])} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function wordsOf(value: Champs[string], langues: readonly string[], unite: string | undefined): string {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'number') return formatNumber(value, unite);
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(', ') : texteDe(value, langues);
}
