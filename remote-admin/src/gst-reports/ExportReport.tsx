import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { adminDownloads } from 'shared-contracts/calls/admin/routes';
import { useDownload } from '../ui/use-download';

interface Props {
  readonly filter: { readonly period: string; readonly status: string; readonly search: string };
}

/** The rows of the chosen period and search as a file. */
export function ExportReport({ filter }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const download = useDownload();
  const save = (format: 'csv' | 'xlsx') => {
    setAnchor(null);
    void download(adminDownloads.invoices({ format, ...filter }));
  };
  return (
    <>
      <Button variant="contained" startIcon={<DownloadIcon />} aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
        Export Report
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => save('csv')}>CSV</MenuItem>
        <MenuItem onClick={() => save('xlsx')}>Excel (XLSX)</MenuItem>
      </Menu>
    </>
  );
}
