declare module '*.ts?staff';
