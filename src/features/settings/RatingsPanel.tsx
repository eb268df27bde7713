import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { ratedDays, ratingsCsv } from '@/domain/ratings/ratingLogModel';
import { ratingLog } from '@/domain/ratings/ratingLogRecord';
import { formatDate } from '@/shared/format/dates';
import { formatCount } from '@/shared/format/numbers';
import { CsvButton } from '@/shared/ui/list/CsvButton';
import { SmallTable } from '@/shared/ui/table/SmallTable';
import { ChartTable } from '@/shared/ui/table/tableSwitch';
import { Panel } from './ui/Panel';

/** What a tutor has rated on this device, by day. */
export function RatingsPanel() {
  const { data } = useDeviceRecords(ratingLog);
  const log = useMemo(() => [...(data?.values() ?? [])], [data]);
  const days = useMemo(() => ratedDays(log), [log]);
  return (
    <Panel title="Ratings">
      <Typography color="textSecondary">
        {days.length === 0
          ? 'Nothing rated on this device yet.'
          : 'What you have rated on this device. It is kept here, not sent.'}
      </Typography>
      {days.length > 0 && (
        <>
          <ChartTable name="Ratings" maxHeight={260}>
            <SmallTable
              name="Ratings"
              headers={['Day', 'Rated', 'Minutes']}
              rows={days.map(({ day, rated, minutes }) => [
                formatDate(day),
                formatCount(rated),
                formatCount(minutes),
              ])}
            />
          </ChartTable>
          <CsvButton fileName="qlearn-ratings.csv" text={() => ratingsCsv(log)} />
        </>
      )}
    </Panel>
  );
}
