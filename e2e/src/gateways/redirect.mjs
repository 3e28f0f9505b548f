import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded before the product: calls of the gateways' SDKs go to stand-ins, by the host that they name. */
const standIns = JSON.parse(process.env.GATEWAY_STAND_INS ?? '{}');
const request = https.request;

https.request = (target, ...rest) => {
  const options = typeof target === 'string' || target instanceof URL ? urlOptions(new URL(target)) : target;
  const standIn = standIns[options.hostname ?? options.host];
  if (!standIn) return request(target, ...rest);
  const { hostname, port } = new URL(standIn);
  const { path, method, headers } = options;
  const callback = rest.filter((argument) => typeof argument === 'function');
  const call = http.request({ hostname, port, path, method, headers }, ...callback);
  // An SDK may wait for the encrypted connection before it writes.
  call.once('socket', (socket) => socket.once('connect', () => socket.emit('secureConnect')));
  return call;
};
syncBuiltinESMExports();

const urlOptions = ({ hostname, pathname, search }) => ({ hostname, path: pathname + search, method: 'GET' });
