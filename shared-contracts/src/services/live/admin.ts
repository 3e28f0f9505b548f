import { adminRoutes } from '../../calls/admin/routes';
import type { SubscriptionDetail, UploadedFile } from '../../calls/admin/types';
import type { AdminService } from '../services';
import { livePort, type Client } from './client';
import { saveFile } from './save-file';
import { upload } from './upload';

export function createLiveAdmin(client: Client): AdminService {
  return {
    ...livePort(client, adminRoutes),
    uploadFile(file, options) {
      const form = new FormData();
      form.append('file', file);
      return upload<UploadedFile>(client.baseUrl + adminRoutes.uploadFile.path, form, options);
    },
    assignPlan(body, proof) {
      const form = new FormData();
      for (const [name, value] of Object.entries(body)) form.append(name, value);
      if (proof) form.append('proof', proof);
      return upload<SubscriptionDetail>(client.baseUrl + adminRoutes.assignPlan.path, form);
    },
    async download(path) {
      await saveFile(await client.request({ method: 'GET', path }, {}, { headers: { accept: '*/*' } }));
    },
  };
}
