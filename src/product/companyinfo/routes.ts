import { read } from '#platform/http/route.ts';
import { companyBehind } from './companyinfo.ts';
import { companyInfo } from './contract.ts';

export const companyinfoRoutes = [read(companyInfo, companyBehind)];
