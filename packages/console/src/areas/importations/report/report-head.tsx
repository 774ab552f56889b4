import { ETATS_IMPORTATION, formatNumber, MODES_IMPORTATION } from '@bridge/contract';
import { Alert, Text, VisuallyHidden } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isLive, keptText, tempsOf, variationText } from '../../../catalogue/importation/importation.rules.ts';
import { phraseOf } from '../../../catalogue/importation/phrase.rules.ts';
import type { Report } from '../../../catalogue/importation/report.ts';
import { durationText } from '../../../navigation/jobs/job.rules.ts';
import { tachePath } from '../../../navigation/jobs/job-path.ts';
import { ChoiceValue } from '../../../resource/values/atom-value.tsx';
import { formatInstant } from '../../../resource/values/format.ts';
import { ReferenceValue } from '../../../resource/values/reference-value.tsx';
import { withReport } from '../imports.address.ts';
import { DiffBar } from '../parts/diff-bar.tsx';
import { RunProgress } from '../parts/run-progress.tsx';
import classes from './report.module.css';
import { ReportActions } from './report-actions.tsx';

/** The head of a report: what happened in one sentence, then the counts and the actions. */
export function ReportHead({ report }: { readonly report: Report }) {
  const { titre, suite } = phraseOf(report);
  const isWaiting = report.etat === 'suspect';
  const isLow = isWaiting || report.etat === 'incomplet' || report.etat === 'echouee';
  return (
    <section className={classes.head} aria-label="Résumé">
      <p className={classes.sentence}>{titre}</p>
      <EtatTold etat={report.etat} />
      {suite && <Text c="dimmed">{suite}</Text>}
      {report.motif && (
        <Alert
          color={report.etat === 'echouee' ? 'red' : isLow ? 'orange' : 'gray'}
          variant="light"
          icon={<IconInfoCircle aria-hidden />}
          title={isWaiting ? 'Pourquoi il attend' : undefined}
        >
          {report.motif}
          {isLow && report.contact !== '' && <Text mt={4}>{`Contact chez la source\u00a0: ${report.contact}`}</Text>}
        </Alert>
      )}
      {isLive(report) ? (
        <RunProgress item={report} />
      ) : (
        <DiffBar compteurs={report.compteurs} temps={tempsOf(report)} size="large" />
      )}
      <ReportActions report={report} />
      <Kept report={report} />
      <Facts report={report} />
    </section>
  );
}

/** Says why an import cannot be undone, in place of the button. */
function Kept({ report }: { readonly report: Report }) {
  const text = keptText(report, (moment) => formatInstant(moment, new Date()).full);
  return text && <Text c="dimmed">{text}</Text>;
}

/** Tells screen readers the state when it changes, and not the counts, which change every two seconds. */
function EtatTold({ etat }: Pick<Report, 'etat'>) {
  const [first] = useState(etat);
  const label = ETATS_IMPORTATION.find(({ value }) => value === etat)?.label;
  return <VisuallyHidden role="status">{etat === first ? '' : `Import\u00a0: ${label}`}</VisuallyHidden>;
}

function Facts({ report }: { readonly report: Report }) {
  const [search] = useSearchParams();
  const now = new Date();
  const { avant, variation, compteurs, aBlanc, demandePar, tache, annuleeLe, annulationDe } = report;
  const mode = MODES_IMPORTATION.find(({ value }) => value === report.mode)?.label;
  return (
    <dl className={classes.facts}>
      <Fact name="État">
        <ChoiceValue choices={ETATS_IMPORTATION} value={report.etat} />
      </Fact>
      <Fact name="Début">{formatInstant(report.debutLe, now).full}</Fact>
      <Fact name="Durée">{durationText(report.dureeMs)}</Fact>
      <Fact name="Mode">{`${mode}${aBlanc ? ', à blanc' : ''}`}</Fact>
      <Fact name="Fiches reçues">{formatNumber(compteurs.recus)}</Fact>
      <Fact name="Objets du flux avant">{formatNumber(avant)}</Fact>
      <Fact name="Variation du volume">{variation === null ? '—' : variationText(variation)}</Fact>
      <Fact name="Avertissements">{formatNumber(compteurs.avertissements)}</Fact>
      {compteurs.ecartees > 0 && <Fact name="Valeurs personnelles écartées">{formatNumber(compteurs.ecartees)}</Fact>}
      <Fact name="Demandé par">
        {demandePar === null ? (
          'Bridge, à l’heure prévue'
        ) : (
          <ReferenceValue to="utilisateur" ids={[demandePar]} names={undefined} />
        )}
      </Fact>
      {annulationDe !== null && (
        <Fact name="Retour en arrière sur">
          <Link to={{ search: withReport(search, annulationDe).toString() }} className={classes.link}>
            {`l’import n°\u00a0${annulationDe}`}
          </Link>
        </Fact>
      )}
      {annuleeLe && <Fact name="Annulé">{formatInstant(annuleeLe, now).full}</Fact>}
      {tache !== null && (
        <Fact name="Tâche">
          <Link to={tachePath(tache)} className={classes.link}>{`n°\u00a0${tache}, avec son journal`}</Link>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
