import { chatRoutes } from 'shared-contracts/calls/chat/routes';
import { chatSchemas } from 'shared-contracts/calls/chat/schemas';
import { authoriseUser } from '../accounts/authorise';
import { contributePersonalData } from '../accounts/personal-data';
import type { QuestionAllowance } from '../chats/question-allowance';
import { forbidden, ProblemError, refused } from '../platform/http/problem';
import { serveCalls } from '../platform/http/serve-calls';
import type { ApiModule } from '../platform/module';
import type { Platform } from '../platform/platform';
import { receivedMail, requestMail } from './consultation-letters';
import { addConsultation } from './consultation-store';
import { consultationsOfPerson } from './personal-data';

interface ConsultationPorts {
  readonly allowance: (platform: Platform) => Pick<QuestionAllowance, 'entitlements'>;
}

/** Calls with a lawyer, for people whose plan includes the details of case law. */
export function createConsultationsModule({ allowance: allowanceOf }: ConsultationPorts): ApiModule {
  return {
    name: 'consultations',
    register(app, platform) {
      const allowance = allowanceOf(platform);
      contributePersonalData(platform, consultationsOfPerson(platform.database));
      serveCalls(
        app,
        platform.principals,
        chatRoutes,
        chatSchemas,
      )({
        async askForConsultation(call) {
          const user = await authoriseUser(call, 'ask for a consultation');
          const { caseLawDetail } = await allowance.entitlements(user);
          if (!caseLawDetail) throw forbidden('Consultations are part of the Legal Pro+ plan.');
          if (new Date(call.body.wantedAt) <= platform.now())
            throw refused({ wantedAt: 'Choose a time that is still to come.' });
          const request = await addConsultation(platform.database, {
            ...call.body,
            userId: user.userId,
            name: user.name,
            email: user.email,
          });
          if (!request)
            throw new ProblemError(409, 'Three of your requests wait for an answer. Please wait until one is settled.');
          await platform.mail.send(requestMail(platform.config.supportEmail, request));
          await platform.mail.send(receivedMail(request));
          return { ok: true };
        },
      });
    },
  };
}
