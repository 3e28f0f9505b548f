import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { adminDownloads } from 'shared-contracts/calls/admin/routes';
import { dayInIndia } from 'shared-contracts/time/india';
import { taxPeriodRange, taxPeriods } from 'shared-contracts/time/tax-period';
import { useLive } from '../app/host';
import { useDownload } from '../ui/use-download';

interface Props {
  readonly filter: { readonly period: string; readonly status: string; readonly search: string };
}

/** The rows of the chosen period and search as a file. */
export function ExportReport({ filter }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isLive = useLive();
  const download = useDownload();
  const save = (format: 'csv' | 'xlsx') => {
    setAnchor(null);
    void download(adminDownloads.invoices({ format, ...filter }));
  };
  const saveReturn = (period: string) => {
    setAnchor(null);
    void download(adminDownloads.gstr1(period));
  };
  return (
    <>
      <Button
        variant="contained"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export Report
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => save('csv')}>CSV</MenuItem>
        <MenuItem onClick={() => save('xlsx')}>Excel (XLSX)</MenuItem>
        {isLive && <ListSubheader>GSTR-1, by month and financial year</ListSubheader>}
        {isLive &&
          taxPeriods(dayInIndia(new Date())).map((period) => (
            <MenuItem key={period} onClick={() => saveReturn(period)}>
              {periodName(period)}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function periodName(period: string): string {
  const range = taxPeriodRange(period);
  const isMonth = range?.from.slice(0, 7) === period;
  return range && isMonth ? monthName.format(new Date(range.from)) : `Financial year ${period}`;
}
